import { PIXEL } from '../../../fixtures/preview/hostile';
import { css as mockCss } from '../../support/css';
import {
	heard,
	KEY,
	OTHER,
	parent,
	prepare,
	rootStyle,
	send,
	start,
	stored,
	title,
} from './frame';

// jsdom accepts any value for any property.
jest.mock( '../../../../src/transport/browser/css', () => ( {
	browserCss: () => mockCss,
} ) );

const image = () => document.querySelector( 'img' )!;
const palette = () => document.getElementById( 'vitrine-preview-palette' );
const typography = () =>
	document.getElementById( 'vitrine-preview-typography' );
const fonts = () =>
	document.getElementById(
		'vitrine-preview-fonts'
	) as HTMLLinkElement | null;
const answers = () =>
	parent.postMessage.mock.calls.map(
		( [ said ] ) => said as { status: string; field: string }
	);

beforeEach( prepare );

describe( 'the preview of a framed page', () => {
	it( "stores messages under the site's key with the origin [3.14-01] [4.15-01] [9.4-07]", () => {
		start();
		send( 'siteTitle', false );
		send( 'colorPalette', { colors: [ 'red', '#00ff00' ] } );
		expect( stored() ).toEqual( {
			url: window.location.origin,
			data: {
				siteTitle: false,
				colorPalette: { colors: [ 'red', '#00ff00' ] },
			},
		} );
	} );

	it( "shows a logo with its width, and restores the site's own [3.14-02] [4.15-02]", () => {
		start();
		const own = image().cloneNode();
		send( 'siteLogo', { url: 'https://shop.test/new.png', width: 120 } );
		expect( image().src ).toBe( 'https://shop.test/new.png' );
		expect( image().hasAttribute( 'srcset' ) ).toBe( false );
		expect( image().style.getPropertyValue( 'inline-size' ) ).toBe(
			'120px'
		);
		send( 'siteLogo', {
			url: 'https://shop.test/new.png',
			dataUri: PIXEL,
		} );
		expect( image().src ).toBe( PIXEL );
		expect( image().style.getPropertyValue( 'inline-size' ) ).toBe( '' );
		send( 'siteLogo', {} );
		expect( image().isEqualNode( own ) ).toBe( true );
	} );

	it( 'adds a logo before the title if there is none, and removes it', () => {
		image().remove();
		start();
		send( 'siteLogo', { dataUri: PIXEL, width: 60 } );
		expect( image().nextElementSibling ).toBe( title() );
		send( 'siteLogo', { dataUri: PIXEL, width: 80 } );
		expect( document.querySelectorAll( 'img' ) ).toHaveLength( 1 );
		send( 'siteLogo', {} );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'sets palette variables of theme and page builder, and removes them with an empty list [4.15-08]', () => {
		start();
		send( 'colorPalette', { colors: [ 'red', '#00ff00' ] } );
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( 'red' );
		expect( rootStyle().getPropertyValue( '--builder-1' ) ).toBe(
			'#00ff00'
		);
		send( 'colorPalette', { colors: [] } );
		expect( palette() ).toBeNull();
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( '' );
	} );

	it( 'styles body and headings with web fonts, and removes them when empty [4.15-09]', () => {
		start();
		send( 'siteTypography', {
			'body-font-family': 'Inter',
			'headings-font-weight': '300',
		} );
		expect( getComputedStyle( document.body ).fontFamily ).toBe( 'Inter' );
		expect(
			getComputedStyle( document.querySelector( 'h1' )! ).fontWeight
		).toBe( '300' );
		expect( fonts()?.href ).toBe(
			'https://fonts.test/css2?family=Inter&display=swap'
		);
		send( 'siteTypography', {} );
		expect( typography() ).toBeNull();
		expect( fonts() ).toBeNull();
	} );

	it( 'hides and shows the title [3.14-06]', () => {
		start();
		send( 'siteTitle', false );
		expect( getComputedStyle( title() ).display ).toBe( 'none' );
		send( 'siteTitle', true );
		expect( getComputedStyle( title() ).display ).toBe( 'block' );
	} );

	it( 'cleans up except for a new logo, and reapplies the rest [4.15-03] [4.15-04] [4.15-05]', () => {
		start();
		send( 'siteTitle', false );
		send( 'colorPalette', { colors: [ 'red' ] } );
		send( 'siteTypography', { 'body-font-family': 'Inter' } );
		send( 'cleanStorage', { dataUri: PIXEL, width: 50 } );
		expect( stored()?.data ).toEqual( {
			siteLogo: { dataUri: PIXEL, width: 50 },
			colorPalette: { colors: [] },
			siteTypography: {},
			siteTitle: false,
		} );
		expect( image().src ).toBe( PIXEL );
		expect( palette() ).toBeNull();
		expect( typography() ).toBeNull();
		expect( getComputedStyle( title() ).display ).toBe( 'none' );
	} );

	it( 'removes palette and typography and keeps the stored data [4.15-06]', () => {
		start();
		send( 'colorPalette', { colors: [ 'red' ] } );
		send( 'siteTypography', { 'body-font-family': 'Inter' } );
		const before = stored();
		send( 'clearPreviewAssets' );
		expect( [ palette(), typography(), fonts() ] ).toEqual( [
			null,
			null,
			null,
		] );
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( '' );
		expect( stored() ).toEqual( before );
	} );

	it( 'removes everything at the end [4.15-07]', () => {
		start();
		send( 'siteTitle', false );
		send( 'completeOnboarding' );
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'reapplies stored data on reload', () => {
		start();
		send( 'colorPalette', { colors: [ 'red' ] } );
		send( 'siteLogo', { dataUri: PIXEL } );
		document.head.innerHTML = '';
		image().src = '/own.png';
		start();
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( 'red' );
		expect( image().src ).toBe( PIXEL );
	} );

	it( 'reports rejected data and keeps the previous', () => {
		start();
		send( 'colorPalette', { colors: [ 'red' ] } );
		send( 'colorPalette', { colors: [ 'blue', 'red; } *{}' ] } );
		expect( stored()?.data.colorPalette ).toEqual( { colors: [ 'red' ] } );
		expect( rootStyle().getPropertyValue( '--theme-base' ) ).toBe( 'red' );
		expect(
			answers().map( ( { status, field } ) => [ status, field ] )
		).toEqual( [
			[ 'ready', '' ],
			[ 'applied', '' ],
			[ 'refused', 'colors.1' ],
		] );
	} );
} );

describe( 'an unauthorized window', () => {
	it.each( [
		[
			'a message of another origin',
			{ source: parent, origin: 'https://evil.test' },
		],
		[
			'a message from a window other than the parent',
			{ source: window, origin: OTHER },
		],
		[
			'a message without a source',
			{ source: null, origin: window.location.origin },
		],
	] )( '%s is ignored', ( _, event ) => {
		start();
		send( 'siteTitle', false, event );
		expect( stored() ).toBeNull();
		expect( getComputedStyle( title() ).display ).toBe( 'block' );
		expect( answers() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'the page itself', { parent: window } ],
		[
			'a page with the same URL',
			{ parent: { location: { href: window.location.href } } },
		],
		[
			'an origin that is not allowed',
			{ parent: { location: { href: 'https://evil.test/' } } },
		],
	] )( 'shows nothing when the parent is %s', ( _, changes ) => {
		localStorage.setItem(
			KEY,
			JSON.stringify( {
				url: window.location.origin,
				data: { colorPalette: { colors: [ 'red' ] } },
			} )
		);
		start( changes );
		expect( heard() ).toBe( false );
		expect( document.head.childElementCount ).toBe( 0 );
	} );

	it( 'can be of another allowed origin', () => {
		const far = {
			postMessage: jest.fn(),
			get location(): never {
				throw new DOMException( 'cross-origin', 'SecurityError' );
			},
		};
		start( { parent: far } );
		send( 'siteTitle', false, { source: far, origin: OTHER } );
		expect( stored()?.data ).toEqual( { siteTitle: false } );
	} );
} );
