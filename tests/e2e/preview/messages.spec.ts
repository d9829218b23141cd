import type { Server } from 'node:http';
import { HOSTILE, PIXEL } from '../../fixtures/preview/hostile';
import { logIn } from '../steps/editor';
import {
	DESIGN,
	SHOWN,
	lookOf,
	openPicker,
	serveForeign,
	storedIn,
} from '../steps/preview';
import { setSettings } from '../steps/site';
import { expect, test } from '../support/test';

const FONTS = 'https://fonts.googleapis.com/css2';

let asked: string[] = [];

test.beforeEach( async ( { page, site, shop } ) => {
	if ( shop.commerce === 'woocommerce' ) {
		// Next to WooCommerce, only allowed origins or the owner may preview a design.
		await setSettings( site, { preview_origins: [ site.url ] } );
	}
	asked = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.route( `${ FONTS }**`, ( route ) =>
		route.fulfill( { contentType: 'text/css', body: '' } )
	);
} );

const fontsAsked = () => asked.filter( ( url ) => url.startsWith( FONTS ) );
const codeAsked = () =>
	asked.filter( ( url ) => url.includes( '/loader-preview.js' ) );

test( 'the parent window changes logo, colors, fonts and title at once, and they survive a reload [1-17] [2.10-01] [4.15-10]', async ( {
	page,
	site,
} ) => {
	const { frame, send, answers } = await openPicker( page, site );
	await send( ...DESIGN );
	expect( await lookOf( frame ) ).toMatchObject( SHOWN );
	// The style sheet is requested after the change that needs it.
	await expect
		.poll( fontsAsked )
		.toEqual( [
			`${ FONTS }?family=Inter&family=Lora:wght@700&display=swap`,
		] );
	expect( ( await answers() ).map( ( { status } ) => status ) ).toEqual( [
		'ready',
		...DESIGN.map( () => 'applied' ),
	] );
	expect( ( await storedIn( frame ) )?.url ).toBe( site.url );

	await frame.goto( `${ site.url }/shop/` );
	expect( await lookOf( frame ) ).toMatchObject( SHOWN );

	// Outside the frame, the site is unchanged.
	asked = [];
	await page.goto( '/' );
	const alone = await lookOf( page );
	expect( alone ).toMatchObject( { title: true, added: 0, primary: '' } );
	expect( alone.base ).not.toBe( SHOWN.base );
	expect( codeAsked() ).toEqual( [] );
	expect( fontsAsked() ).toEqual( [] );
} );

test( 'each command works', async ( { page, site } ) => {
	const { frame, send } = await openPicker( page, site );
	const own = await lookOf( frame );
	await send( ...DESIGN, { param: 'clearPreviewAssets' } );
	expect( await lookOf( frame ) ).toMatchObject( {
		...own,
		logo: PIXEL,
		title: false,
		added: expect.any( Number ),
	} );
	expect( ( await storedIn( frame ) )?.data.colorPalette ).toEqual(
		DESIGN[ 1 ]!.data
	);
	await send( ...DESIGN, {
		param: 'cleanStorage',
		data: { dataUri: PIXEL },
	} );
	expect( ( await storedIn( frame ) )?.data ).toEqual( {
		siteLogo: { dataUri: PIXEL },
		colorPalette: { colors: [] },
		siteTypography: {},
		siteTitle: false,
	} );
	expect( ( await lookOf( frame ) ).base ).toBe( own.base );
	await send(
		{ param: 'siteTitle', data: true },
		{ param: 'siteLogo', data: {} },
		{ param: 'completeOnboarding' }
	);
	expect( await storedIn( frame ) ).toBeNull();
	expect( await lookOf( frame ) ).toMatchObject( { ...own, added: 1 } );
} );

test( 'the admin bar and its margin are hidden in the frame only [2.10-02]', async ( {
	page,
	site,
} ) => {
	await logIn( page );
	await page.goto( '/' );
	const toolbar = page.locator( '#wpadminbar' );
	await expect( toolbar ).toBeVisible();
	await expect( page.locator( 'html' ) ).toHaveCSS( 'margin-top', '32px' );
	const { frame } = await openPicker( page, site );
	await expect( frame.locator( '#wpadminbar' ) ).toBeHidden();
	await expect( frame.locator( 'html' ) ).toHaveCSS( 'margin-top', '0px' );
} );

test.describe( 'from another origin', () => {
	let origin = '';
	let server: Server | undefined;

	test.beforeEach( async ( { site } ) => {
		( { origin, server } = await serveForeign( site ) );
	} );

	test.afterEach( () => {
		server?.closeAllConnections();
		server?.close();
	} );

	test( 'messages are ignored', async ( { page, site } ) => {
		const { frame, send, answers } = await openPicker( page, site, origin );
		const own = await lookOf( frame );
		await send(
			...DESIGN,
			{ param: 'cleanStorage', data: {} },
			{ param: 'clearPreviewAssets' },
			{ param: 'completeOnboarding' },
			...HOSTILE
		);
		expect( await lookOf( frame ) ).toEqual( own );
		expect( own.added ).toBe( 0 );
		expect( await answers() ).toEqual( [] );
		expect( fontsAsked() ).toEqual( [] );
		await page.goto( '/' );
		expect( await storedIn( page ) ).toBeNull();
	} );

	test( 'messages are accepted when the origin is allowed', async ( {
		page,
		site,
	} ) => {
		await setSettings( site, { preview_origins: [ origin ] } );
		const { frame, send } = await openPicker( page, site, origin );
		await send( ...DESIGN );
		expect( await lookOf( frame ) ).toMatchObject( SHOWN );
	} );
} );

test( 'messages from a window that is not the parent are ignored, whatever the origin', async ( {
	page,
	site,
} ) => {
	const { frame, send, answers } = await openPicker( page, site );
	const own = await lookOf( frame );
	// A message from within the frame, as a third-party script might send it.
	await frame.evaluate( ( [ value ] ) => {
		window.postMessage(
			{ call: 'starterTemplatePreviewDispatch', value },
			'*'
		);
	}, DESIGN );
	await send();
	expect( await lookOf( frame ) ).toEqual( own );
	expect( await answers() ).toHaveLength( 1 );
} );

test( 'malicious values are rejected by name and change nothing', async ( {
	page,
	site,
} ) => {
	const { frame, send, answers } = await openPicker( page, site );
	await send( ...DESIGN );
	const before = await lookOf( frame );
	const stored = await storedIn( frame );
	await send( ...HOSTILE );
	expect( ( await answers() ).slice( DESIGN.length + 1 ) ).toEqual(
		HOSTILE.map( ( { param, field } ) => ( {
			call: 'vitrinePreview',
			status: 'refused',
			param,
			field,
		} ) )
	);
	expect( await lookOf( frame ) ).toEqual( before );
	expect( await storedIn( frame ) ).toEqual( stored );
	expect(
		await frame.evaluate( () => [
			'hacked' in window,
			'polluted' in {},
			getComputedStyle( document.body ).display,
		] )
	).toEqual( [ false, false, 'block' ] );
	expect( asked.filter( ( url ) => url.includes( 'evil.test' ) ) ).toEqual(
		[]
	);
} );

test( 'nothing is loaded when the preview is off', async ( { page, site } ) => {
	await setSettings( site, { preview_mode: false } );
	const { frame, send, answers } = await openPicker( page, site );
	await send( ...DESIGN );
	expect( ( await lookOf( frame ) ).added ).toBe( 0 );
	expect( await answers() ).toEqual( [] );
	expect( codeAsked() ).toEqual( [] );
} );
