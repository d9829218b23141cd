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

describe( 'apt sources', () => {
	it( 'parses paragraphs, except disabled and source ones', () => {
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

	it( 'parses lines, except comments and source ones', () => {
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

	it( 'lists newer suites of the same servers, with the same keys', () => {
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

	it( 'has no newer suite without a Debian archive', () => {
		expect(
			newerSuites( parseList( 'deb http://x.example/ubuntu noble main' ) )
		).toEqual( [] );
	} );
} );
