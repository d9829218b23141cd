import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import contract from '../../../src/contract/contract.json';
import type { PreviewAnswer } from '../../../src/contract/types';
import { PIXEL } from '../../fixtures/preview/hostile';
import type { Site } from '../../site/types';
import { expect } from '../support/test';
import { logIn } from './editor';

/** The admin page for previewing a design. */
export const PANEL = '/wp-admin/themes.php?page=vitrine-preview';

/** Storage key of preview data. */
export const KEY = 'vitrine-iframe-preview-data';

/** One message of each kind. */
export const DESIGN = [
	{ param: 'siteLogo', data: { dataUri: PIXEL, width: 90 } },
	{ param: 'colorPalette', data: { colors: [ '#fff1e0', 'rgb(20 30 40)' ] } },
	{
		param: 'siteTypography',
		data: {
			'body-font-family': 'Inter, sans-serif',
			'font-size-body': { desktop: 21, 'desktop-unit': 'px' },
			'headings-font-family': 'Lora',
			'headings-font-weight': '700',
			'font-family-h2': 'inherit',
		},
	},
	{ param: 'siteTitle', data: false },
];

/** The page's look after these messages. */
export const SHOWN = {
	base: '#fff1e0',
	primary: '#fff1e0',
	body: '21px',
	heading: 'Lora',
	logo: PIXEL,
	title: false,
};

/** A page that shows the site in a frame. */
export interface Picker {
	frame: Frame;
	/** Sends messages, and waits until the page has handled them. */
	send: (
		...messages: { param: string; data?: unknown }[]
	) => Promise< void >;
	/** The page's answers so far. */
	answers: () => Promise< PreviewAnswer[] >;
}

const html = ( src: string ) => `<!doctype html><title>Picker</title>
	<script>window.answers = []; addEventListener( 'message', ( { data } ) => answers.push( data ) );</script>
	<iframe src="${ src }" width="1200" height="700"></iframe>`;

/** The picker of a page that shows the site in its first frame. */
export const pickerOf = ( page: Page ): Picker => {
	const frame = page.frames()[ 1 ]!;
	return {
		frame,
		answers: () =>
			page.evaluate(
				() =>
					( window as unknown as { answers: PreviewAnswer[] } )
						.answers
			),
		send: async ( ...messages ) => {
			const heard = frame.evaluate(
				() =>
					new Promise< void >( ( resolve ) => {
						document.documentElement.dataset.listens = '1';
						window.addEventListener( 'message', ( { data } ) => {
							if ( data === 'fence' ) {
								resolve();
							}
						} );
					} )
			);
			await frame.waitForSelector( '[data-listens]', {
				state: 'attached',
			} );
			await page.evaluate(
				( { call, values } ) => {
					const { contentWindow } =
						document.querySelector( 'iframe' )!;
					for ( const value of values ) {
						contentWindow!.postMessage( { call, value }, '*' );
					}
					contentWindow!.postMessage( 'fence', '*' );
				},
				{ call: contract.preview.call, values: messages }
			);
			await heard;
		},
	};
};

/**
 * Serves a page of another origin that frames the site. A local server: browsers
 * do not let public pages frame pages of this machine.
 */
export const serveForeign = async ( site: Site ) => {
	const server = createServer( ( _, response ) => {
		response.setHeader( 'Content-Type', 'text/html' );
		response.end( html( `${ site.url }/` ) );
	} );
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	const { port } = server.address() as AddressInfo;
	return { origin: `http://localhost:${ port }`, server };
};

/** Frames the site in a page of its own origin, or of another one that is served. */
export const openPicker = async (
	page: Page,
	site: Site,
	foreign?: string
): Promise< Picker > => {
	const address = `${ foreign ?? site.url }/picker-of-designs/`;
	if ( ! foreign ) {
		await page.route( address, ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: html( `${ site.url }/` ),
			} )
		);
	}
	// The frame has loaded once the page has.
	await page.goto( address );
	return pickerOf( page );
};

/** What a design changes on a page. */
export const lookOf = ( frame: Frame | Page ) =>
	frame.evaluate( () => {
		const root = getComputedStyle( document.documentElement );
		const heading = document.createElement( 'h2' );
		document.body.append( heading );
		const { fontFamily } = getComputedStyle( heading );
		heading.remove();
		// A theme may show its logo instead of the title.
		const title = document.querySelector(
			'.wp-block-site-title, .site-title'
		);
		return {
			// Astra's palette only refers to its own variables.
			base:
				root.getPropertyValue( '--ast-global-color-0' ) ||
				root.getPropertyValue( '--wp--preset--color--base' ),
			primary: root.getPropertyValue( '--e-global-color-primary' ),
			body: getComputedStyle( document.body ).fontSize,
			heading: fontFamily,
			logo:
				document.querySelector< HTMLImageElement >( 'img.custom-logo' )
					?.src ?? '',
			title: !! title && getComputedStyle( title ).display !== 'none',
			// Leaves out the element that holds the state.
			added: document.querySelectorAll(
				':is( style, img, [rel="stylesheet"] )[id^="vitrine-preview"]'
			).length,
		};
	} );

/** What the browser stores for the site. */
export const storedIn = ( frame: Frame | Page ) =>
	frame.evaluate(
		( key ) =>
			JSON.parse( localStorage.getItem( key ) ?? 'null' ) as {
				url: string;
				data: Record< string, unknown >;
			} | null,
		KEY
	);

/** The fully loaded site in the panel's frame: it reports ready while it is still loading. */
export const siteInFrame = async ( page: Page ): Promise< Frame > => {
	await expect( page.locator( '.vitrine-preview' ) ).toHaveAttribute(
		'data-ready',
		'true'
	);
	const frame = page.frames()[ 1 ]!;
	await frame.waitForLoadState();
	return frame;
};

/** Opens the admin page for previewing a design. */
export const openPanel = async ( page: Page ): Promise< Frame > => {
	await logIn( page );
	await page.goto( PANEL );
	return siteInFrame( page );
};
