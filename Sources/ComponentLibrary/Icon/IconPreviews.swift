import SwiftUI

struct IconPreviews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 16) {
      Icon(name: "check", size: 16)
      Icon(name: "check", size: 24)
      Icon(name: "check", size: 32)
      Icon(name: "check", size: 40)
    }
    .previewDisplayName("Sizes")

    HStack(spacing: 16) {
      Icon(name: "plus", size: 24)
      Icon(name: "plus", size: 24, color: .red)
    }
    .foregroundColor(.blue)
    .previewDisplayName("Colour of the surroundings, colour of its own")
  }
}
