import { readMessage } from '../../../../src/core/preview/message';
import { paletteVariables } from '../../../../src/core/preview/palette';
import { mayDirect, isPreview } from '../../../../src/core/preview/parent';
import { typographyRules } from '../../../../src/core/preview/typography';
import { webFontsUrl } from '../../../../src/core/preview/web-fonts';
import { logoSource } from '../../../../src/core/preview/logo';
import { PIXEL } from '../../../fixtures/preview/hostile';
import { css } from '../../support/css';

const dataOf = ( param: string, data: unknown ) => {
	const message = readMessage( param, data, css );
	return 'data' in message ? message.data : undefined;
};

describe( 'a palette', () => {
	it.each( [
		'#abc',
		'#aabbcc80',
		'rgb(1 2 3 / 50%)',
		'hsl(120, 50%, 50%)',
		'oklch(0.6 0.1 200)',
		'rebeccapurple',
		'transparent',
		'color-mix(in srgb, red, blue)',
	] )( 'accepts %s', ( color ) => {
		expect( dataOf( 'colorPalette', { colors: [ color ] } ) ).toEqual( {
			colors: [ color ],
		} );
	} );

	it.each( [ [ {} ], [ [] ], [ null ], [ undefined ], [ '' ] ] )(
		'is empty for %j',
		( data ) => {
			expect( dataOf( 'colorPalette', data ) ).toEqual( { colors: [] } );
		}
	);

	it( 'sets the n-th variable of each family to its n-th color [3.14-03]', () => {
		expect(
			paletteVariables(
				[ 'red', 'lime', 'blue' ],
				[
					{ prefix: '--theme-color-', names: [ 'base', 'contrast' ] },
					{ prefix: '--builder-', names: [] },
				]
			)
		).toEqual( {
			'--theme-color-base': 'red',
			'--theme-color-contrast': 'lime',
			'--theme-color-2': 'blue',
			'--builder-0': 'red',
			'--builder-1': 'lime',
			'--builder-2': 'blue',
		} );
	} );
} );

describe( 'a logo', () => {
	it( 'has a URL, an image and a width', () => {
		const url = 'https://shop.test/logo.PNG?v=2';
		expect(
			dataOf( 'siteLogo', { url, dataUri: '', width: '120', id: 7 } )
		).toEqual( { url, width: 120 } );
		expect( dataOf( 'siteLogo', { url, dataUri: PIXEL } ) ).toEqual( {
			url,
			dataUri: PIXEL,
		} );
	} );

	it( 'prefers the given image data to the URL', () => {
		const url = 'https://shop.test/logo.png';
		expect( logoSource( { url, dataUri: PIXEL } ) ).toBe( PIXEL );
		expect( logoSource( { url } ) ).toBe( url );
		expect( logoSource( {} ) ).toBe( '' );
	} );
} );

const styleOf = ( data: Record< string, unknown >, selector: string ) => {
	const message = readMessage( 'siteTypography', data, css );
	return message.param === 'siteTypography'
		? typographyRules( message.data ).find(
				( rule ) => rule.selector === selector
		  )?.style
		: undefined;
};

describe( 'typography', () => {
	it( 'styles the body with family, weight, size and line height [3.14-04]', () => {
		expect(
			styleOf(
				{
					'body-font-family': "'Source Sans Pro', sans-serif",
					'body-font-weight': 400,
					'font-size-body': { desktop: '18', 'desktop-unit': 'px' },
					'body-line-height': '1.7',
				},
				'body'
			)
		).toEqual( {
			'font-family': "'Source Sans Pro', sans-serif",
			'font-weight': '400',
			'font-size': '18px',
			'line-height': '1.7',
		} );
	} );

	it( "styles each heading with its own values, or the headings' if inherited [3.14-05]", () => {
		const data = {
			'headings-font-family': 'Lora, serif',
			'headings-font-weight': '700',
			'headings-line-height': '1.2',
			'font-family-h1': 'Inter',
			'font-weight-h1': '900',
			'line-height-h1': '1',
			'font-family-h2': 'inherit',
			'font-weight-h2': 'inherit',
			'line-height-h2': 'inherit',
			'font-weight-h6': '300',
		};
		const headings = {
			'font-family': 'Lora, serif',
			'font-weight': '700',
			'line-height': '1.2',
		};
		expect( styleOf( data, 'h1' ) ).toEqual( {
			'font-family': 'Inter',
			'font-weight': '900',
			'line-height': '1',
		} );
		for ( const level of [ 'h2', 'h3', 'h4', 'h5' ] ) {
			expect( styleOf( data, level ) ).toEqual( headings );
		}
		expect( styleOf( data, 'h6' ) ).toEqual( {
			...headings,
			'font-weight': '300',
		} );
		expect( styleOf( data, 'body' ) ).toBeUndefined();
	} );

	it( 'is empty when nothing is known', () => {
		expect(
			dataOf( 'siteTypography', { other: 'x', 'body-font-family': '' } )
		).toEqual( {} );
		expect( typographyRules( {} ) ).toEqual( [] );
	} );
} );

describe( 'web fonts', () => {
	const SERVICE = 'https://fonts.test/css2';

	it( 'are requested by the families of body and headings, with display swap [7.11-01] [7.11-03]', () => {
		const url = webFontsUrl( SERVICE, {
			'body-font-family': "'Source Sans Pro', sans-serif",
			'headings-font-family': 'Lora, serif',
			'font-family-h1': 'Playfair Display',
			'font-family-h2': 'inherit',
		} );
		// Lora is used for h2 to h6, but requested once.
		expect( url ).toBe(
			`${ SERVICE }?family=Source+Sans+Pro&family=Playfair+Display&family=Lora&display=swap`
		);
	} );

	it( 'are requested with a weight if set [7.11-02]', () => {
		expect(
			webFontsUrl( SERVICE, {
				'body-font-family': 'Inter',
				'body-font-weight': '400',
				'headings-font-family': 'Inter',
				'headings-font-weight': 'bold',
				'font-family-h1': 'Lora',
				'font-weight-h1': '900',
			} )
		).toBe(
			`${ SERVICE }?family=Inter:wght@400;700&family=Lora:wght@900&display=swap`
		);
		expect(
			webFontsUrl( SERVICE, {
				'body-font-family': 'Inter',
				'headings-font-family': 'Lora',
				'headings-font-weight': 'inherit',
			} )
		).toBe( `${ SERVICE }?family=Inter&family=Lora&display=swap` );
	} );

	it( 'are not requested when installed or loaded', () => {
		expect(
			webFontsUrl(
				SERVICE,
				{
					'body-font-family': 'Georgia, serif',
					'headings-font-family': '"Fira Code", monospace',
				},
				[ 'fira code' ]
			)
		).toBe( '' );
		expect( webFontsUrl( '', { 'body-font-family': 'Inter' } ) ).toBe( '' );
		expect( webFontsUrl( SERVICE, {} ) ).toBe( '' );
	} );

	it( 'are added to an existing URL', () => {
		expect(
			webFontsUrl( `${ SERVICE }?key=1`, { 'body-font-family': 'Inter' } )
		).toBe( `${ SERVICE }?key=1&family=Inter&display=swap` );
	} );
} );

describe( 'a parent', () => {
	it( 'is another page when its URL differs or is unreadable', () => {
		expect( isPreview( 'https://a.test/x', 'https://a.test/' ) ).toBe(
			true
		);
		expect( isPreview( 'https://a.test/x', null ) ).toBe( true );
		expect( isPreview( 'https://a.test/', 'https://a.test/' ) ).toBe(
			false
		);
	} );

	it.each( [
		'https://a.test.evil.test',
		'https://evil.test',
		'http://a.test',
		'https://a.test:8443',
		'https://b.a.test',
		'null',
		'',
	] )( 'of %s is not authorized', ( origin ) => {
		expect( mayDirect( origin, [ 'https://a.test', 'null' ] ) ).toBe(
			false
		);
	} );

	it( 'of an allowed origin is authorized', () => {
		expect( mayDirect( 'https://a.test', [ 'https://a.test' ] ) ).toBe(
			true
		);
	} );
} );
