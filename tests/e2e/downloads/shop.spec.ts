import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

// Without internet access, that plugin logs that its news are not available.
test.use( { allowedNotices: [ /ExtensionsAPI\.php/ ] } );

const DRAWER = 'dialog[data-cart-kind="edd"]';

test.describe( 'Easy Digital Downloads alone', () => {
	test( 'lists downloads, adds one, and shows it in its drawer', async ( {
		page,
	} ) => {
		await page.goto( '/downloads/' );
		await expectAccessible( page );
		await page
			.getByRole( 'button', { name: 'Add to cart: “Ripple Vase”' } )
			.click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );

		await page.getByRole( 'link', { name: /^Cart/ } ).click();
		const drawer = page.locator( DRAWER );
		await expect( drawer ).toBeVisible();
		await expect(
			drawer.getByRole( 'link', { name: 'Ripple Vase' } ).first()
		).toBeVisible();
		await expectAccessible( page, DRAWER );
		await expect(
			drawer.getByRole( 'link', { name: 'Checkout', exact: true } )
		).toHaveAttribute( 'href', /\/checkout\/$/ );

		await drawer.getByRole( 'button', { name: /^Increase/ } ).click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '2' );
		await drawer.getByRole( 'link', { name: /^Remove/ } ).click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '0' );
		await drawer.getByRole( 'button', { name: /^Undo/ } ).click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '2' );
	} );

	test( "buys a price option on Easy Digital Downloads' checkout page", async ( {
		page,
		site,
	} ) => {
		await page.goto( '/downloads/linen-house-robe/' );
		await page
			.locator( 'form.cart select, form.cart [role="radiogroup"]' )
			.first()
			.waitFor( { state: 'attached' } );
		await page.locator( 'form.cart select' ).first().selectOption( 'm', {
			force: true,
		} );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );

		await page.goto( '/checkout/' );
		await expect( page.getByRole( 'main' ) ).toContainText(
			/Linen House Robe\W+M\b/
		);
		await page
			.locator( 'input[name="edd_email"]' )
			.fill( 'ann@example.com' );
		await page.locator( 'input[name="edd_first"]' ).fill( 'Ann' );
		await page.getByRole( 'button', { name: 'Purchase' } ).click();
		await expect( page ).toHaveURL( /confirmation/ );
		await expect( page.getByRole( 'main' ) ).toContainText(
			'Linen House Robe'
		);

		const order: unknown = JSON.parse(
			await site.php(
				`$order = edd_get_orders( array( 'number' => 1 ) )[0];
				$item   = $order->items[0];
				$prices = edd_get_variable_prices( $item->product_id );
				echo wp_json_encode( array(
					'email'  => $order->email,
					'items'  => count( $order->items ),
					'name'   => get_the_title( $item->product_id ),
					'option' => $prices[ $item->price_id ]['name'],
					'paid'   => (float) $order->total === (float) $prices[ $item->price_id ]['amount'],
				) );`
			)
		);
		expect( order ).toEqual( {
			email: 'ann@example.com',
			items: 1,
			name: 'Linen House Robe',
			option: 'M',
			paid: true,
		} );
	} );

	test( "follows adds by Easy Digital Downloads' own buttons", async ( {
		page,
		site,
	} ) => {
		await site.php(
			`wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'grid', 'post_title' => 'Grid', 'post_content' => '<!-- wp:shortcode -->[downloads number=3]<!-- /wp:shortcode -->' ) );`
		);
		await page.goto( '/grid/' );
		await page.locator( '.edd-add-to-cart.edd-has-js' ).first().click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );
		await page.getByRole( 'link', { name: /^Cart/ } ).click();
		await expect(
			page.locator( `${ DRAWER } .mini_cart_item` )
		).toHaveCount( 1 );
	} );

	test( 'has a listing and drawer that fit a phone', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/downloads/' );
		await page.locator( '.ajax_add_to_cart' ).first().click();
		await expect( page.locator( '.vitrine-cart-count' ) ).toHaveText( '1' );
		await page.getByRole( 'link', { name: /^Cart/ } ).click();
		await expect( page.locator( DRAWER ) ).toBeVisible();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await expectAccessible( page, DRAWER );
	} );
} );
