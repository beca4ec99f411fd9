// Room for MarkdownSyntax.
