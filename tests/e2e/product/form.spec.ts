import { expectCount } from '../steps/shopper';
import { test, expect } from '../support/test';

test( 'a form with a file is sent in the background with the file', async ( {
	page,
} ) => {
	const files: string[] = [];
	await page.exposeFunction(
		'fileSent',
		( file: string ) => void files.push( file )
	);
	// Chromium's debugger does not expose request bodies with a file.
	await page.addInitScript( () => {
		const { fetch } = window;
		window.fetch = ( to, init ) => {
			const { body } = init ?? {};
			const file = body instanceof FormData && body.get( 'drawing' );
			if ( file instanceof File ) {
				const { fileSent } = window as unknown as {
					fileSent: ( file: string ) => void;
				};
				fileSent( `${ file.name }, ${ file.size }` );
			}
			return fetch( to, init );
		};
	} );
	await page.goto( '/product/ripple-vase/' );
	// As a plugin for custom products would print it.
	await page.locator( 'form.cart' ).evaluate( ( form ) => {
		form.insertAdjacentHTML(
			'afterbegin',
			'<label>Your drawing <input type="file" name="drawing" required></label>'
		);
	} );
	const add = page.locator( 'form.cart .single_add_to_cart_button' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await add.click();
	// The browser reports the missing file.
	await expect( page.getByLabel( 'Your drawing' ) ).toBeFocused();
	expect( asked.filter( ( url ) => url.includes( 'admin-ajax' ) ) ).toEqual(
		[]
	);

	await page.getByLabel( 'Your drawing' ).setInputFiles( {
		name: 'bird.svg',
		mimeType: 'image/svg+xml',
		buffer: Buffer.from( '<svg/>' ),
	} );
	await add.click();
	await expectCount( page, 1 );
	await expect.poll( () => files ).toEqual( [ 'bird.svg, 6' ] );
	await expect( page ).toHaveURL( /ripple-vase/ );
	await expect( add ).toHaveClass( /\badded\b/ );
} );
