import { applyDesign } from '../../../../../src/modules/preview-panel/rules/global-styles';

const PALETTE = [
	{ slug: 'base', name: 'Base', color: '#fff' },
	{ slug: 'contrast', name: 'Contrast', color: '#000' },
];

describe( 'a design that is applied', () => {
	it( 'sets the theme’s colours in their order, and leaves what has none', () => {
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

	it( 'sets typography beside what is there', () => {
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

	it( 'keeps the width of the logo', () => {
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

	it( 'changes nothing where nothing was tried, whatever form PHP gives an empty branch', () => {
		expect(
			applyDesign(
				{ settings: [] as never, styles: [] as never },
				{ siteTitle: false, colorPalette: { colors: [] } },
				PALETTE
			)
		).toEqual( { settings: {}, styles: {} } );
	} );
} );
