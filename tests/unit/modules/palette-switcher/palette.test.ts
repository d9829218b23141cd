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

describe( 'the palette of a page', () => {
	it( 'is what a dark preference of the system asks for, on a first visit only [4.10-05]', () => {
		expect( choose( {} ) ).toBe( 'default' );
		expect( choose( { prefersDark: true } ) ).toBe( 'switched' );
		expect( choose( { prefersDark: true, cookie: 'default' } ) ).toBe(
			'default'
		);
		expect( choose( { cookie: 'switched' } ) ).toBe( 'switched' );
	} );

	it( 'stays where it is dark already', () => {
		expect( choose( { prefersDark: true, isDarkPalette: true } ) ).toBe(
			'default'
		);
	} );

	it( 'is the owner’s at first, where the system is not asked', () => {
		expect( choose( { defaultMode: 'switched' } ) ).toBe( 'switched' );
		expect( choose( { defaultMode: 'default', prefersDark: true } ) ).toBe(
			'default'
		);
	} );

	it( 'is not taken from a cookie that says something else', () => {
		expect( choose( { cookie: 'red' } ) ).toBe( 'default' );
	} );
} );

it( 'goes both ways', () => {
	expect( otherPalette( 'default' ) ).toBe( 'switched' );
	expect( otherPalette( 'switched' ) ).toBe( 'default' );
	expect( otherPalette( undefined ) ).toBe( 'switched' );
	expect( isSwitched( 'switched' ) ).toBe( true );
	expect( isSwitched( 'default' ) ).toBe( false );
} );
