import SwiftUI

/// The peers' weather widget as an engineer would write it: stacks, spacers, texts, symbols. Numbers change per render.
struct SmallWeather: View {
    let temperatures: [Int]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Cupertino").font(.system(size: 15, weight: .semibold))
                    Text("\(temperatures[0])°").font(.system(size: 44, weight: .light))
                }
                Spacer()
                Image(systemName: "cloud.sun.fill").font(.system(size: 20))
            }
            Spacer(minLength: 0)
            Text("Mostly Sunny").font(.system(size: 13, weight: .medium))
            Text("H:\(temperatures[1])° L:\(temperatures[2] - 8)°").font(.system(size: 13, weight: .medium)).opacity(
                0.8)
            Rectangle().fill(.white.opacity(0.35)).frame(height: 0.5).padding(.vertical, 4)
            HStack {
                ForEach(0..<4) { hour in
                    if hour > 0 { Spacer() }
                    Hour(index: hour, temperature: temperatures[3 + hour], labelSize: 9, symbolSize: 11, valueSize: 10)
                }
            }
        }
        .foregroundStyle(.white)
        .padding(EdgeInsets(top: 14, leading: 16, bottom: 10, trailing: 16))
        .background { Sky() }
    }
}

struct LargeWeather: View {
    let temperatures: [Int]
    let minute: Int

    private static let days = ["Today", "Tue", "Wed", "Thu", "Fri"]

    var body: some View {
        VStack(spacing: 10) {
            header
            Rectangle().fill(.white.opacity(0.35)).frame(height: 0.5)
            HStack {
                ForEach(0..<6) { hour in
                    Hour(index: hour, temperature: temperatures[3 + hour], labelSize: 12, symbolSize: 17, valueSize: 15)
                        .frame(maxWidth: .infinity)
                }
            }
            card
            HStack {
                Text("Air quality 42 · Good")
                Spacer()
                Text("Updated 9:\(minute) AM")
            }
            .font(.system(size: 11, weight: .medium))
            .opacity(0.7)
        }
        .foregroundStyle(.white)
        .padding(16)
        .background { Sky() }
    }

    private var header: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Cupertino").font(.system(size: 17, weight: .semibold))
                Text("\(temperatures[0])°").font(.system(size: 46, weight: .light))
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Image(systemName: "cloud.sun.fill").font(.system(size: 24))
                Text("Mostly Sunny")
                Text("H:\(temperatures[1])° L:\(temperatures[2] - 8)°").opacity(0.8)
            }
            .font(.system(size: 13, weight: .medium))
        }
    }

    private var card: some View {
        VStack(spacing: 6) {
            ForEach(0..<5) { day in
                if day > 0 { Rectangle().fill(.white.opacity(0.2)).frame(height: 0.5) }
                HStack {
                    Text(Self.days[day]).frame(width: 48, alignment: .leading)
                    Image(systemName: Hour.symbols[day])
                    Text("\(temperatures[9 + day] - 9)°").frame(width: 46, alignment: .trailing).opacity(0.6)
                    Spacer()
                    Range(start: Double(day) * 8)
                    Text("\(temperatures[10 + day])°").frame(width: 46, alignment: .trailing)
                }
            }
        }
        .font(.system(size: 15, weight: .medium))
        .padding(14)
        .background {
            RoundedRectangle(cornerRadius: 14)
                .fill(Color(red: 0.17, green: 0.36, blue: 0.62))
                .shadow(color: .black.opacity(0.28), radius: 6, y: 4)
        }
    }
}

private struct Hour: View {
    let index: Int
    let temperature: Int
    let labelSize: CGFloat
    let symbolSize: CGFloat
    let valueSize: CGFloat

    static let labels = ["Now", "10AM", "11AM", "12PM", "1PM", "2PM"]
    static let symbols = [
        "cloud.sun.fill", "sun.max.fill", "cloud.fill", "cloud.rain.fill", "cloud.sun.fill", "sun.max.fill",
    ]

    var body: some View {
        VStack(spacing: 2) {
            Text(Self.labels[index]).font(.system(size: labelSize, weight: .semibold)).opacity(0.75)
            Image(systemName: Self.symbols[index]).font(.system(size: symbolSize))
            Text("\(temperature)°").font(.system(size: valueSize, weight: .medium))
        }
    }
}

private struct Range: View {
    let start: Double

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.black.opacity(0.18))
            Capsule()
                .fill(LinearGradient(colors: [.cyan, .green, .orange], startPoint: .leading, endPoint: .trailing))
                .frame(width: 70)
                .offset(x: start)
        }
        .frame(width: 110, height: 5)
    }
}

private struct Sky: View {
    var body: some View {
        ZStack {
            LinearGradient(
                colors: [
                    Color(red: 0.11, green: 0.23, blue: 0.44), Color(red: 0.25, green: 0.49, blue: 0.75),
                    Color(red: 0.56, green: 0.76, blue: 0.92),
                ], startPoint: .top, endPoint: .bottom)
            RadialGradient(
                colors: [.white.opacity(0.38), .white.opacity(0)], center: UnitPoint(x: 0.82, y: 0.12), startRadius: 0,
                endRadius: 120)
        }
    }
}
