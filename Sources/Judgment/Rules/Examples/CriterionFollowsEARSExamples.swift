extension CriterionFollowsEARS {
  package var triggering: [RuleExample] {
    [
      RuleExample(["requirements.md": "### Requirement 1: Size\n\n↓1. Icons have the right size\n"]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. The icon ↓should be 24 points wide
        2. WHEN it is drawn THEN it **↓MAY** be 24 points wide
        3. It ↓will be 24 points wide
        """
      ]),
      // One habit of a spec is its own; a word between others of another kind is a slip.
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. THE icon SHALL be 24 points wide
        2. THE icon SHALL be 24 points high
        3. The icon ↓must be square
        """
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        ↓1. SHALL be 24 points wide
        ↓2. WHEN it is drawn THEN SHALL be 24 points wide
        ↓3. WHEN the icon SHALL be drawn
        ↓4. WHEN it is drawn THEN it SHALL
        """
      ]),
      // What only says when is no scenario yet.
      RuleExample([
        "requirements.md": """
        ### Requirement: Size

        The icon SHALL be as wide as it is told.

        ↓#### Scenario: Given size
        - **WHEN** a size of 24 is given
        """
      ]),
    ]
  }

  package var nonTriggering: [RuleExample] {
    [
      RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. THE icon SHALL be 24 points wide\n"]),
      RuleExample([
        "requirements.md": "### Requirement 1: Size\n\n1. *WHEN* it is drawn, *THE* icon *SHALL* be 24 points wide\n"
      ]),
      RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. アイコンの幅は24ポイントとする\n"]),
      RuleExample([
        "requirements.md": "### Requirement 1: Size\n\n1. WENN es gezeigt wird DANN SOLL es 24 Punkte breit sein\n"
      ]),
      RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. El icono debe ser tan ancho como se pide\n"]),
      RuleExample([
        "requirements.md":
          "### Requirement 1: Size\n\n1. The icon must be wide\n2. The icon MUST be high\n3. It SHOULD be blue\n"
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. WHEN it is drawn it SHALL be 24 points wide
        2. Ada MAY draw it, but SHALL NOT fill it
        3. WHEN it is drawn, THE icon SHALL:
           - be 24 points wide
        """
      ]),
      // A scenario is of another form, also where the sentence above it says `SHALL`, and so is what success is measured by.
      RuleExample([
        "requirements.md": """
        ### Requirement: Size

        The icon SHALL be as wide as it is told.

        #### Scenario: Given size
        - **WHEN** a size of 24 is given
        - **THEN** the icon is 24 points wide

        #### Scenario: The size may be missing
        - **GIVEN** no size
        - **WHEN** it is drawn
        - **THEN** the icon is 16 points wide
        """
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. THE icon SHALL be 24 points wide
        2. Given an icon, when it is drawn, then it is 24 points wide
        """
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. **Given** an icon, **When** it is drawn, **Then** it is 24 points wide
        """
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        #### AC-1: Width
        - WHEN a size is given THEN the icon SHALL be as wide
        """
      ]),
      RuleExample(["requirements.md": "### Requirement 1: Size - REMOVED\n\n1. Icons have the right size\n"]),
    ]
  }
}
