import { expectCount } from '../steps/shopper';
import { test, expect } from '../support/test';

test( 'a form with a file is sent in the background, the file with it', async ( {
	page,
} ) => {
	await page.goto( '/product/ripple-vase/' );
	// As a plugin for what is made to order would print it.
	await page.locator( 'form.cart' ).evaluate( ( form ) => {
		form.insertAdjacentHTML(
			'afterbegin',
			'<label>Your drawing <input type="file" name="drawing" required></label>'
		);
	} );
	const add = page.locator( 'form.cart .single_add_to_cart_button' );
	const asked: string[] = [];
	page.on( 'request', ( { url } ) => asked.push( url() ) );
	await add.click();
	// The browser says what is missing.
	await expect( page.getByLabel( 'Your drawing' ) ).toBeFocused();
	expect( asked.filter( ( url ) => url.includes( 'admin-ajax' ) ) ).toEqual(
		[]
	);

	await page.getByLabel( 'Your drawing' ).setInputFiles( {
		name: 'bird.svg',
		mimeType: 'image/svg+xml',
		buffer: Buffer.from( '<svg/>' ),
	} );
	const sent = page.waitForRequest( /admin-ajax\.php/ );
	await add.click();
	const body = ( await sent ).postDataBuffer()?.toString() ?? '';
	expect( body ).toContain( 'name="drawing"; filename="bird.svg"' );
	await expectCount( page, 1 );
	await expect( page ).toHaveURL( /ripple-vase/ );
	await expect( add ).toHaveClass( /\badded\b/ );
} );
