import { applyDesign } from '../../../../../src/modules/preview-panel/rules/global-styles';

const PALETTE = [
	{ slug: 'base', name: 'Base', color: '#fff' },
	{ slug: 'contrast', name: 'Contrast', color: '#000' },
];

describe( 'an applied design', () => {
	it( "sets the theme's colors in order and keeps others", () => {
		const { settings } = applyDesign(
			{ settings: { layout: { contentSize: '600px' } }, styles: {} },
			{ colorPalette: { colors: [ 'red' ] } },
			PALETTE
		);
		expect( settings ).toEqual( {
			layout: { contentSize: '600px' },
			color: {
				palette: {
					theme: [ { ...PALETTE[ 0 ], color: 'red' }, PALETTE[ 1 ] ],
				},
			},
		} );
	} );

	it( 'merges typography with existing styles', () => {
		const { styles } = applyDesign(
			{
				settings: {},
				styles: {
					color: { text: 'red' },
					typography: { fontSize: '10px', letterSpacing: '1px' },
					elements: { h1: { color: { text: 'blue' } } },
				},
			},
			{
				siteTypography: {
					'font-size-body': { desktop: 18, 'desktop-unit': 'px' },
					'font-family-h1': 'Inter',
				},
			},
			PALETTE
		);
		expect( styles ).toEqual( {
			color: { text: 'red' },
			typography: { fontSize: '18px', letterSpacing: '1px' },
			elements: {
				h1: {
					color: { text: 'blue' },
					typography: { fontFamily: 'Inter' },
				},
			},
		} );
	} );

	it( "stores the logo's width", () => {
		const { styles } = applyDesign(
			{ settings: {}, styles: {} },
			{ siteLogo: { width: 90 } },
			PALETTE
		);
		expect( styles ).toEqual( {
			blocks: {
				'core/site-logo': {
					css: '& img { width: 90px; height: auto; }',
				},
			},
		} );
	} );

	it( 'changes nothing without a design, whatever format PHP uses for empty objects', () => {
		expect(
			applyDesign(
				{ settings: [] as never, styles: [] as never },
				{ siteTitle: false, colorPalette: { colors: [] } },
				PALETTE
			)
		).toEqual( { settings: {}, styles: {} } );
	} );
} );
