import {
	blockTools,
	choose,
	namesIn,
	openMenu,
	part,
	remove,
	say,
} from '../steps/composed';
import {
	contentOf,
	edit,
	logIn,
	logOut,
	readAgain,
	save,
} from '../steps/editor';
import { insert } from '../steps/blocks';
import { expectKept, haveInCart, line } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const JAR = 'Storage Jar, small';

test( 'an owner composes the cart, and shoppers use it', async ( {
	page,
	site,
} ) => {
	// The editor takes a while.
	test.slow();
	const saved = '<!-- wp:vitrine/cart {"align":"wide"} /-->';
	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'cart' )->ID, 'post_content' => $args['content'] ) );`,
		{ user: 1, args: { content: saved } }
	);
	await logIn( page );
	const canvas = await edit( page, 'cart', site );
	await expect(
		part( canvas, 'cart' ).getByText( 'Cart totals' )
	).toBeVisible();
	// Content saved without inner blocks is unchanged as long as nothing is edited.
	expect( ( await contentOf( page ) ).trim() ).toBe( saved );

	await choose( canvas, 'cart' );
	await blockTools( page )
		.getByRole( 'button', { name: 'Edit layout' } )
		.click();

	await test.step( 'each part shows its content', async () => {
		await expect(
			part( canvas, 'cart-items' ).getByText( 'Update cart' )
		).toBeAttached();
		await expect(
			part( canvas, 'cart-totals' ).getByText( 'Cart totals' )
		).toBeVisible();
		await expect(
			part( canvas, 'proceed-to-checkout' ).getByText(
				'Proceed to checkout'
			)
		).toBeVisible();
		await expect(
			part( canvas, 'cart-empty' ).getByText( 'Your cart is empty.' )
		).toBeVisible();
	} );

	await test.step( 'move the coupon up and add text below it', async () => {
		await choose( canvas, 'cart-coupon' );
		await blockTools( page )
			.getByRole( 'button', { name: 'Move up', exact: true } )
			.click();
		await insert( page, 'Paragraph' );
		await canvas
			.getByRole( 'document', {
				name: /^(Empty block|Block: Paragraph)/,
			} )
			.fill( 'Sent by tomorrow.' );
	} );

	await test.step( 'the items cannot be removed, and labels change', async () => {
		await choose( canvas, 'cart-items' );
		const menu = await openMenu( page );
		await expect( remove( menu ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await say( page, 'Heading', 'In your bag' );
		await expect(
			part( canvas, 'cart-items' ).getByText( 'In your bag' )
		).toBeVisible();
		await choose( canvas, 'cart-totals' );
		await say( page, 'Label of “Total”', 'To pay' );
		await choose( canvas, 'proceed-to-checkout' );
		await say( page, 'Text', 'Pay now' );
		await choose( canvas, 'cart-empty' );
		await say( page, 'Message', 'Nothing in here yet.' );
	} );

	await test.step( 'remove the cross-sells', async () => {
		await choose( canvas, 'cart-cross-sells' );
		await remove( await openMenu( page ) ).click();
		await expect( part( canvas, 'cart-cross-sells' ) ).toHaveCount( 0 );
	} );

	await save( page );
	expect(
		( await readAgain( page, await contentOf( page ) ) ).filter(
			( [ , valid ] ) => ! valid
		)
	).toEqual( [] );

	await test.step( 'reopen the saved page', async () => {
		const again = await edit( page, 'cart', site );
		await expect(
			part( again, 'cart-items' ).getByText( 'In your bag' )
		).toBeVisible();
		await expect(
			again.getByText( /Attempt recovery|unexpected or invalid/ )
		).toHaveCount( 0 );
		expect( await namesIn( part( again, 'cart-column' ).first() ) ).toEqual(
			[ 'vitrine/cart-coupon', 'core/paragraph', 'vitrine/cart-items' ]
		);
	} );

	await logOut( page );
	await haveInCart( page, JAR );
	await page.goto( '/cart/' );
	const main = page.getByRole( 'main' );
	const jar = line( main, JAR );
	const text = main.getByText( 'Sent by tomorrow.' );
	const empty = main.getByText( 'Nothing in here yet.' );
	const coupon = main.getByRole( 'textbox', { name: 'Coupon code' } );

	await test.step( 'a guest sees the changes', async () => {
		await expect(
			main.getByRole( 'heading', { name: 'In your bag' } )
		).toBeVisible();
		await expect( text ).toBeVisible();
		await expect( main.getByText( 'To pay' ) ).toBeVisible();
		await expect( empty ).toBeHidden();
		await expectAccessible( page );
	} );

	// Content between the parts is not rendered again, since scripts may have changed it.
	const between = await text.elementHandle();

	await test.step( 'change a quantity and apply a coupon', async () => {
		await jar.getByRole( 'button', { name: /^Increase quantity/ } ).click();
		await expect( jar.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
		await expectKept( page );
		await coupon.fill( 'NOSUCHCODE' );
		await coupon.press( 'Enter' );
		await expect( coupon ).toHaveAccessibleDescription( /coupon/i );
		await coupon.fill( 'welcome10' );
		await main.getByRole( 'button', { name: 'Apply coupon' } ).click();
		await expect(
			main.getByRole( 'link', { name: /^Remove coupon/ } )
		).toBeVisible();
		await expectKept( page );
	} );

	await test.step( 'empty the cart and undo', async () => {
		await jar.getByRole( 'link', { name: /^Remove/ } ).click();
		await expect( empty ).toBeVisible();
		await expect( text ).toBeHidden();
		await main.getByRole( 'button', { name: /^Undo/ } ).click();
		await expect( jar.getByRole( 'spinbutton' ) ).toHaveValue( '2' );
		await expect( empty ).toBeHidden();
		await expect( text ).toBeVisible();
		await expectKept( page );
		expect( await between.evaluate( ( node ) => node.isConnected ) ).toBe(
			true
		);
	} );

	await main.getByRole( 'link', { name: 'Pay now' } ).click();
	await expect( page ).toHaveURL( /\/checkout\// );
} );
