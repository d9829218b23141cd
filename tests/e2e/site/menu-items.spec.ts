import { logIn } from '../steps/editor';
import { putClassicTheme } from '../steps/theme';
import { expect, test } from '../support/test';

test( "an owner adds cart and account to a classic theme's menu", async ( {
	page,
	site,
} ) => {
	await putClassicTheme( site );
	const menu = await site.php(
		`$menu = wp_create_nav_menu( 'Main' ); register_nav_menus( array( 'primary' => 'Primary' ) ); echo $menu;`,
		{ user: 1 }
	);
	await logIn( page );
	await page.goto( `/wp-admin/nav-menus.php?action=edit&menu=${ menu }` );
	await page.getByRole( 'button', { name: /^Vitrine/ } ).click();
	const box = page.locator( '#vitrine-menu-items' );
	await box.getByRole( 'checkbox', { name: 'Cart' } ).check();
	await box.getByRole( 'checkbox', { name: 'My account' } ).check();
	await box.getByRole( 'button', { name: 'Add to Menu' } ).click();
	const items = page.locator( '#menu-to-edit > .menu-item' );
	await expect( items ).toHaveText( [
		/Cart.*Shop page/s,
		/My account.*Shop page/s,
	] );
	await page.getByRole( 'button', { name: 'Save Menu' } ).first().click();
	await expect(
		page.locator( '#message' ).filter( { hasText: 'has been updated' } )
	).toBeVisible();
	// Their types are saved, wherever their pages will be.
	await expect( items ).toHaveText( [
		/Cart.*Shop page/s,
		/My account.*Shop page/s,
	] );
	expect(
		await site.php(
			`echo implode( ' ', array_map( static fn ( $item ) => get_post_meta( $item->ID, '_menu_item_url', true ), wp_get_nav_menu_items( $args['menu'] ) ) );`,
			{ args: { menu: Number( menu ) } }
		)
	).toBe( '#vitrine-cart #vitrine-account' );
} );
