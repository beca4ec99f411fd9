// The plugin `SpecChecks` compiles the `swift check` blocks of `specs/` into this target: nothing more is written by hand.
// SwiftPM asks for a source file in every target; this is it.
