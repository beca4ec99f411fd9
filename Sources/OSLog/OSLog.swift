// Files that log import either name: on Apple's systems this one has all of the other.
@_exported public import os
