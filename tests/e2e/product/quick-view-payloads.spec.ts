import payloads from '../../fixtures/xss.json';
import { faultsIn } from '../support/faults';
import { test, expect } from '../support/test';

/** Payloads per page. */
const SHARE = 24;

const shares = Array.from(
	{ length: Math.ceil( payloads.length / SHARE ) },
	( _one, nth ) => payloads.slice( nth * SHARE, ( nth + 1 ) * SHARE )
);

test.use( {
	// Missing images and broken URLs.
	allowedErrors: [ /Failed to load resource/ ],
	// The dialog's motion, which is drawn for every payload, has tests of its own.
	contextOptions: { reducedMotion: 'reduce' },
} );

shares.forEach( ( share, nth ) => {
	test( `runs none of the payloads from ${
		nth * SHARE + 1
	} on, and shows each product`, async ( { page } ) => {
		const ran: string[] = [];
		let asked = -1;
		await page.exposeFunction(
			'xss',
			() => void ran.push( share[ asked ] ?? '' )
		);
		page.on( 'dialog', ( dialog ) => {
			ran.push( share[ asked ] ?? '' );
			void dialog.dismiss();
		} );
		await page.route( '**/admin-ajax.php', ( route ) =>
			route.fulfill( {
				contentType: 'text/html',
				body: `<div class="vitrine-product"><h2>No. ${ ++asked }</h2><form class="cart"><input name="quantity" value="2"></form></div>${
					share[ asked ]
				}`,
			} )
		);
		await page.goto( '/shop/' );
		const address = page.url();
		const opener = page.locator( '[data-quick-view]' ).first();
		const dialog = page.locator( 'dialog.vitrine-quick-view' );
		const content = page.locator( '.vitrine-quick-view-content' );
		for ( const [ place, payload ] of share.entries() ) {
			await opener.evaluate( ( way: HTMLElement ) => way.click() );
			await expect(
				content.getByRole( 'heading', { name: `No. ${ place }` } ),
				payload
			).toBeVisible();
			await expect( dialog ).not.toHaveAttribute( 'aria-busy' );
			await expect(
				content.locator( 'form.cart [name="quantity"]' ).first(),
				payload
			).toHaveValue( '2' );
			expect( await content.evaluate( faultsIn ), payload ).toEqual( [] );
			await dialog.evaluate( ( one: HTMLDialogElement ) => one.close() );
			await expect( dialog ).toBeHidden();
		}
		expect( asked ).toBe( share.length - 1 );
		expect( ran ).toEqual( [] );
		expect( page.url() ).toBe( address );
	} );
} );
