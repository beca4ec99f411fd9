import Foundation

// The compiler starts this program once for each module that uses `#Preview`, `@Entry` or `@Previewable`.
try PluginServer(input: .standardInput, output: .standardOutput).run()
