import {
	newerSuites,
	parseDeb822,
	parseList,
} from '../../../site/core/apt-sources';

const PARAGRAPHS = `
Types: deb
# a note
URIs: http://mirror.example/debian/
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/ring.gpg

Types: deb deb-src
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main

Enabled: no
Types: deb
URIs: http://off.example/debian
Suites: bookworm

Types: deb-src
URIs: http://source.example/debian
Suites: bookworm
`;

const LINES = `
# deb http://off.example/debian bookworm main
deb [arch=amd64 signed-by=/etc/ring.gpg] http://other.example/debian bookworm main
deb-src http://source.example/debian bookworm main
deb http://mirror.example/debian-security bookworm-security main contrib
`;

describe( 'the sources of apt', () => {
	it( 'reads paragraphs, but those that are off or hold only source code', () => {
		expect( parseDeb822( PARAGRAPHS ) ).toEqual( [
			{
				uri: 'http://mirror.example/debian/',
				suites: [ 'bookworm', 'bookworm-updates' ],
				signedBy: '/usr/share/keyrings/ring.gpg',
			},
			{
				uri: 'http://mirror.example/debian-security',
				suites: [ 'bookworm-security' ],
				signedBy: '',
			},
		] );
	} );

	it( 'reads lines, but comments and source code', () => {
		expect( parseList( LINES ) ).toEqual( [
			{
				uri: 'http://other.example/debian',
				suites: [ 'bookworm' ],
				signedBy: '/etc/ring.gpg',
			},
			{
				uri: 'http://mirror.example/debian-security',
				suites: [ 'bookworm-security' ],
				signedBy: '',
			},
		] );
	} );

	it( 'asks the same servers for newer suites, with the same keys', () => {
		expect( newerSuites( parseDeb822( PARAGRAPHS ) ) ).toEqual( [
			{
				uri: 'http://mirror.example/debian/',
				suites: [ 'sid' ],
				signedBy: '/usr/share/keyrings/ring.gpg',
			},
			{
				uri: 'http://mirror.example/debian-security',
				suites: [ 'trixie-security' ],
				signedBy: '',
			},
		] );
	} );

	it( 'has nothing to ask where there is no Debian archive', () => {
		expect(
			newerSuites( parseList( 'deb http://x.example/ubuntu noble main' ) )
		).toEqual( [] );
	} );
} );
