import {
	choosePalette,
	isSwitched,
	otherPalette,
	type PaletteFacts,
} from '../../../../src/modules/palette-switcher/palette';

const choose = ( facts: Partial< PaletteFacts > ) =>
	choosePalette( {
		cookie: '',
		prefersDark: false,
		defaultMode: 'system',
		isDarkPalette: false,
		...facts,
	} );

describe( "a page's palette", () => {
	it( 'follows a dark system preference on the first visit only [4.10-05]', () => {
		expect( choose( {} ) ).toBe( 'default' );
		expect( choose( { prefersDark: true } ) ).toBe( 'switched' );
		expect( choose( { prefersDark: true, cookie: 'default' } ) ).toBe(
			'default'
		);
		expect( choose( { cookie: 'switched' } ) ).toBe( 'switched' );
	} );

	it( 'stays if it is already dark', () => {
		expect( choose( { prefersDark: true, isDarkPalette: true } ) ).toBe(
			'default'
		);
	} );

	it( "is the owner's default without the system preference", () => {
		expect( choose( { defaultMode: 'switched' } ) ).toBe( 'switched' );
		expect( choose( { defaultMode: 'default', prefersDark: true } ) ).toBe(
			'default'
		);
	} );

	it( 'ignores an invalid cookie', () => {
		expect( choose( { cookie: 'red' } ) ).toBe( 'default' );
	} );
} );

it( 'toggles both ways', () => {
	expect( otherPalette( 'default' ) ).toBe( 'switched' );
	expect( otherPalette( 'switched' ) ).toBe( 'default' );
	expect( otherPalette( undefined ) ).toBe( 'switched' );
	expect( isSwitched( 'switched' ) ).toBe( true );
	expect( isSwitched( 'default' ) ).toBe( false );
} );
