; Inno Setup 6: the installer for Windows, made of the bundle.
;   python run.py bundle
;   iscc /DVersion=0.1.0 packaging\windows\reconquista.iss
; UNTESTED: no Windows machine was at hand.

#ifndef Version
  #error Give the version: iscc /DVersion=0.1.0 ...
#endif

[Setup]
AppId={{6B0E5A0C-6B3C-4D5E-9C55-0A5C9F3E7A11}
AppName=Reconquista
AppVersion={#Version}
AppPublisher=The Reconquista Qt contributors
DefaultDirName={autopf}\Reconquista
DefaultGroupName=Reconquista
DisableProgramGroupPage=yes
; For this user alone unless asked otherwise: no administrator is needed.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\reconquista-qt.ico
UninstallDisplayIcon={app}\Reconquista.exe
OutputDir=..\..\dist
OutputBaseFilename=Reconquista-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[CustomMessages]
en.SavedGame=Reconquista saved game
es.SavedGame=Partida guardada de Reconquista

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\reconquista-qt\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Reconquista"; Filename: "{app}\Reconquista.exe"
Name: "{autodesktop}\Reconquista"; Filename: "{app}\Reconquista.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.reconquista\OpenWithProgids"; ValueType: string; ValueName: "ReconquistaQt.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.reconquista"; ValueType: string; ValueName: ""; ValueData: "ReconquistaQt.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\ReconquistaQt.Game"; ValueType: string; ValueName: ""; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ReconquistaQt.Game\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\Reconquista.exe,0"
Root: HKA; Subkey: "Software\Classes\ReconquistaQt.Game\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\Reconquista.exe"" ""%1"""

[Run]
Filename: "{app}\Reconquista.exe"; Description: "{cm:LaunchProgram,Reconquista}"; Flags: nowait postinstall skipifsilent
