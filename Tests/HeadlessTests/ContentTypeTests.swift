import Testing
import UniformTypeIdentifiers

@Suite("Kinds of data")
struct ContentTypeTests {
  @Test("A kind is known by the names of its files and by its type of MIME, and is of those above it")
  func kinds() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType("org.example.sketch")?.preferredMIMEType == nil)
  }
}
