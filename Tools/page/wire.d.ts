// What the server sends and takes, as Swift declares it in Sources/Host/PreviewServer/Wire. Made by the
// test “The page's types are those of the server”, which fails when this file says something else.

type JSONValue = null | boolean | number | string | JSONValue[] | { [key: string]: JSONValue };

interface PageActivity {
  id: number;
  extension: string;
  app: string;
  name: string;
  phase: PageActivityPhase;
  states: PageActivityState[];
  chosen?: number;
  isStale: boolean;
  note?: string;
  failure?: string;
}

interface PageActivityPicture {
  activity: number;
  presentation: string;
  revision: number;
  svg: string;
  size: number[];
  radius: number;
  camera?: number[];
  backdrop?: string;
  isOneTarget: boolean;
}

interface PageActivityState {
  name: string;
  isStale: boolean;
}

interface PageDrawing {
  key: string;
  svg?: string;
  note?: string;
  size?: number[];
  radius?: number;
}

interface PageForm {
  title: string;
  description: string;
  accent?: string;
  background?: string;
  onBackground?: string;
  sections: PageFormSection[];
}

interface PageFormField {
  name: string;
  title: string;
  control: PageFormControl;
  value: JSONValue;
  display?: string;
  displays?: string[];
  optional: boolean;
  options: PageFormOption[];
  isDynamic: boolean;
  isInteger: boolean;
  minimum?: number;
  maximum?: number;
  description?: string;
  placeholder?: string;
  precision?: string;
  unit?: string;
  factor?: number;
  offset?: number;
  isLong: boolean;
  problem?: string;
}

interface PageFormOption {
  value: JSONValue;
  title: string;
  subtitle?: string;
}

interface PageFormSection {
  title?: string;
  fields: PageFormField[];
}

interface PageGallery {
  apps: PageGalleryApp[];
}

interface PageGalleryActivity {
  attributes: string;
  name: string;
}

interface PageGalleryApp {
  extension: string;
  name: string;
  accent?: string;
  onAccent?: string;
  kinds: PageGalleryKind[];
  activities: PageGalleryActivity[];
  controls: PageGalleryControl[];
}

interface PageGalleryControl {
  kind: string;
  name: string;
  description: string;
}

interface PageGalleryFamily {
  family: string;
  size: number[];
}

interface PageGalleryKind {
  kind: string;
  name: string;
  description: string;
  families: PageGalleryFamily[];
}

interface PageHome {
  columns: number;
  rows: number;
  cells: number[][];
  shade: PageSceneLayer[];
  dock: PageSceneLayer[];
  dockNames: string[];
  bar: PageHomeBar;
  islandBar?: PageHomeBar;
  housing: PageHomeHousing;
  screenRadius: number;
  dots: number[][];
  pages: PageHomeItem[][];
}

interface PageHomeBar {
  time: number[];
  size: number;
  weight: number;
  signs: PageSceneLayer[];
}

interface PageHomeHousing {
  kind: PageHomeHousingKind;
  frame?: number[];
  radius: number;
}

interface PageHomeItem {
  widget?: number;
  stack?: number;
  icon?: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
  frame: number[];
  radius: number;
  name: string;
  layers: PageSceneLayer[];
  layersFrame: number[];
}

interface PageInspection {
  revision: number;
  nodes: PageInspectionNode[];
  spoken: PageInspectionSpoken[];
  findings: PageInspectionFinding[];
}

interface PageInspectionFinding {
  severity: string;
  subject: string;
  message: string;
  remedy?: string;
  place?: string;
}

interface PageInspectionNode {
  path: string;
  depth: number;
  type: string;
  category: string;
  detail?: string;
  marks: string[];
  frame: number[];
}

interface PageInspectionSpoken {
  role: string;
  label: string;
  value?: string;
  hint?: string;
  action?: string;
  frame: number[];
}

interface PagePicture {
  widget: number;
  revision: number;
  svg: string;
  backdrop?: string;
  transition?: PageTransition;
}

interface PagePlace {
  platform: string;
  context: string;
  platforms: PagePlacePlatformChoice[];
  choices: PagePlaceChoices;
  chosen: PagePlaceChosen;
  members: number[];
  own: number[];
  refused: PagePlaceRefused[];
  note?: string;
}

interface PagePlaceChoices {
  tints: PagePlaceSwatch[];
  faceColors: PagePlaceSwatch[];
  palettes: PagePlaceSwatch[];
}

interface PagePlaceChosen {
  appearance: string;
  tint?: string;
  lockScreenTint?: string;
  ambientLight: number;
  display: string;
  desktop: string;
  faceTint?: string;
  inversion: string;
  palette?: string;
  texture: string;
  light: string;
  scale: number;
  distance: number;
  mounting: string;
  frame: string;
  orientation: string;
  transparency: string;
}

interface PagePlaceNamed {
  id: string;
  name: string;
}

interface PagePlacePlatformChoice {
  name: string;
  device: string;
  devices: string[];
  places: PagePlaceNamed[];
}

interface PagePlaceRefused {
  widget: number;
  reason: string;
}

interface PagePlaceSwatch {
  name: string;
  color: string;
}

interface PageReply {
  widget?: number;
  stack?: number;
  activity?: number;
  opened?: string;
  note?: string;
}

interface PageScene {
  kind: PageSceneKind;
  platform: string;
  context: string;
  name: string;
  width: number;
  height: number;
  isDark: boolean;
  backdrop: PageSceneLayer[];
  foreground: PageSceneLayer[];
  slots: PageSceneSlot[];
  home?: PageHome;
  activityBottom?: number;
  activityGap: number;
  refusal?: string;
}

interface PageSceneGlass {
  frame: number[];
  radius: number;
  filter: string;
  cover: string;
  opacity: number;
}

interface PageSceneLayer {
  svg?: string;
  glass?: PageSceneGlass;
}

interface PageSceneSlot {
  widget: number;
  canvas: number[];
  transform: number[];
  frame: number[];
  outline: PageSceneSlotOutline;
  radius: number;
  lead?: string;
  leadSize?: number[];
  leadSide?: PageSceneSlotSide;
}

interface PageState {
  title: string;
  now: number;
  clock: PageStateClock;
  environment: PageStateEnvironment;
  device: PageStateScreen;
  place: PagePlace;
  choices: PageStateChoices;
  extensions: PageStateExtension[];
  widgets: Record<string, PageWidget>;
  stacks: Record<string, PageStateStack>;
  activities: PageActivity[];
  log: PageStateLogLine[];
  notices: string[];
}

interface PageStateBuild {
  state: PageStateBuildState;
  note?: string;
  messages: PageStateBuildMessage[];
}

interface PageStateBuildMessage {
  severity: string;
  file: string;
  line: number;
  column: number;
  text: string;
}

interface PageStateChoices {
  devices: string[];
  locales: string[][];
  timeZones: string[];
}

interface PageStateClock {
  mode: PageStateClockMode;
  speed: number;
  running: boolean;
}

interface PageStateEnvironment {
  appearance: string;
  typeSize: string;
  locale: string;
  direction: string;
  timeZone: string;
  device: string;
  contrast: string;
  weight: string;
  systemColors: string;
}

interface PageStateExtension {
  id: string;
  name: string;
  summary?: string;
  build: PageStateBuild;
}

interface PageStateLogLine {
  id: number;
  date: number;
  widget?: number;
  extension?: string;
  source?: string;
  kind: string;
  text: string;
}

interface PageStateScreen {
  name: string;
  width: number;
  height: number;
  scale: number;
  small: number[];
  medium: number[];
  large: number[];
  cornerRadius: number;
}

interface PageStateStack {
  members: number[];
  visible: number;
  rotates: boolean;
  suggested: number[];
}

interface PageSuggestions {
  options: PageFormOption[];
}

interface PageTransition {
  from: number;
  steps: PageTransitionStep[];
  reducedSteps: PageTransitionStep[];
}

interface PageTransitionGlyph {
  character: string;
  column: number;
  start: number[];
  end: number[];
}

interface PageTransitionStep {
  kind: PageTransitionStepKind;
  old?: string;
  new?: string;
  duration: number;
  frames?: number[][];
  glyphs?: PageTransitionGlyph[];
}

interface PageWidget {
  extension: string;
  app: string;
  kind: string;
  name: string;
  family: string;
  size: number[];
  configurable: boolean;
  summary?: string;
  phase: string;
  reason?: string;
  timeline: PageWidgetTimeline;
  reloads: PageWidgetReload[];
  budget: PageWidgetBudget;
}

interface PageWidgetBudget {
  perDay: number;
  spent: number;
  free: number;
  deferred: number;
  nextGrant?: number;
}

interface PageWidgetEntry {
  date: number;
  shown: boolean;
  score?: number;
}

interface PageWidgetPlanned {
  wanted: number;
  due: number;
  reason: string;
  because?: string;
}

interface PageWidgetReload {
  date: number;
  outcome: PageWidgetReloadOutcome;
  text: string;
}

interface PageWidgetTimeline {
  entries: PageWidgetEntry[];
  policy: string;
  end?: number;
  planned?: PageWidgetPlanned;
}

type PageActivityPhase = "starting" | "active" | "ended";

type PageFormControl = "switch" | "menu" | "number" | "slider" | "date" | "list" | "search" | "text" | "none";

type PageHomeHousingKind = "none" | "notch" | "island";

type PageSceneKind = "home" | "place";

type PageSceneSlotOutline = "rounded" | "ellipse" | "open";

type PageSceneSlotSide = "left" | "right";

type PageStateBuildState = "ready" | "building" | "failed";

type PageStateClockMode = "real" | "playing" | "paused";

type PageTransitionStepKind = "move" | "crossFade" | "numericText" | "fadeIn" | "fadeOut";

type PageWidgetReloadOutcome = "granted" | "free" | "deferred" | "failed";

type PageCommandItem = { widget: number } | { stack: number } | { icon: string };

interface PageCommands {
  ageActivity: { activity: number; isStale: boolean };
  clearLog: {};
  clock: { action: string; speed?: number; date?: number };
  configure: { widget: number; parameter: string; value: string };
  dismissActivity: { activity: number };
  endActivity: { activity: number };
  environment: Record<string, string>;
  fill: {};
  keep: { widget: number };
  move: { item: PageCommandItem; page: number; column: number; row: number };
  place: { extension: string; kind: string; family: string; page?: number };
  reload: { widget: number };
  remove: { widget: number };
  removeStack: { stack: number };
  restart: { extension: string };
  rotates: { stack: number; isOn: boolean };
  stack: { item: PageCommandItem; onto: PageCommandItem };
  startActivity: { extension: string; attributes: string };
  tap: { widget: number; revision: number; node?: string; x?: number; y?: number };
  tapActivity: { activity: number; presentation: string; revision: number; node?: string; x?: number; y?: number };
  turn: { stack: number; index: number };
  unstack: { widget: number };
  updateActivity: { activity: number; state: number };
}

interface PageEvents {
  state: PageState;
  scene: PageScene;
  picture: PagePicture;
  activity: PageActivityPicture;
  sign: {};
}
