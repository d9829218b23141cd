import { css as mockCss } from '../../support/css';
import {
	load,
	prepare,
	rootStyle,
	send,
	SETTINGS,
	start,
	stored,
	title,
} from './frame';

// The same mock as in the tests of the page.
jest.mock( '../../../../src/transport/browser/css', () => ( {
	browserCss: () => mockCss,
} ) );

beforeEach( prepare );

describe( 'the preview store of a framed page', () => {
	const store = [ { handle: 'vitrine-preview-store', src: '/store.js' } ];

	it( 'is loaded, takes over the current design, and controls the page', async () => {
		start( undefined, { ...SETTINGS, store } );
		expect( load ).toHaveBeenLastCalledWith( store );
		send( 'siteTitle', false );
		send( 'colorPalette', { colors: [ 'red' ] } );
		const { previewStore } = await import(
			'../../../../src/stores/preview'
		);
		const { dispatch, select } = await import( '@wordpress/data' );
		expect( select( previewStore ).getPreviewed() ).toEqual( {
			siteTitle: false,
			colorPalette: { colors: [ 'red' ] },
		} );

		// By the parent window.
		send( 'colorPalette', { colors: [ 'blue' ] } );
		expect( select( previewStore ).getColors() ).toEqual( [ 'blue' ] );
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( 'blue' );

		// By another script.
		void dispatch( previewStore ).send( {
			param: 'siteTitle',
			data: true,
		} );
		expect( getComputedStyle( title() ).display ).toBe( 'block' );
		expect( stored()?.data ).toEqual( {
			siteTitle: true,
			colorPalette: { colors: [ 'blue' ] },
		} );
		send( 'completeOnboarding' );
		expect( select( previewStore ).isChanged() ).toBe( false );
		expect( stored() ).toBeNull();
	} );
} );
