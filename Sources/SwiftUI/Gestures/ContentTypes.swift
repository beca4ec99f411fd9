public import Foundation

/// A kind of data, by its name in reverse order of domains: what files are asked for, and what may be dropped.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// The kind that goes by the name; here every name is one.
  public init?(_ identifier: String) { self.identifier = identifier }

  private init(named identifier: String) { self.identifier = identifier }
}

extension UTType {
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let folder = UTType(named: "public.folder")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let json = UTType(named: "public.json")
  public static let xml = UTType(named: "public.xml")
  public static let html = UTType(named: "public.html")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let svg = UTType(named: "public.svg-image")
  public static let heic = UTType(named: "public.heic")
  public static let audio = UTType(named: "public.audio")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let zip = UTType(named: "public.zip-archive")
}

/// The system's dialog for files: nobody chooses one here, and each call is a finding.
extension View {
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    unsupported("fileImporter(isPresented:allowedContentTypes:onCompletion:) shows nothing here.")
  }

  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    unsupported(
      "fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:) shows nothing here."
    )
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }
}
