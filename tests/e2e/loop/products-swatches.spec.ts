import { loop } from '../steps/listing';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

test( 'swatches are beside names before and after an update, and selected by keyboard', async ( {
	page,
} ) => {
	await page.goto( '/all-products/' );
	const at = loop( page );
	const colors = at.getByRole( 'group', { name: 'Color' } ).last();
	const swatch = colors
		.getByRole( 'listitem' )
		.filter( { hasText: 'Rust' } )
		.locator( '.vitrine-loop-swatch' );
	const rust = colors.getByRole( 'checkbox', { name: /^Rust/ } );
	const showMore = colors.locator( 'summary', { hasText: 'Show more' } );
	await showMore.focus();
	await page.keyboard.press( 'Enter' );
	await expect( swatch ).toHaveCSS( 'background-color', 'rgb(164, 80, 46)' );
	await rust.focus();
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /colour-1=rust$/ );
	await expect( swatch ).toHaveCSS( 'background-color', 'rgb(164, 80, 46)' );
	await expect( rust ).toBeChecked();
	await expectAccessible( page, '.vitrine-loop-filters' );
	await page.emulateMedia( { forcedColors: 'active' } );
	await expect( swatch ).toHaveCSS( 'background-color', 'rgb(164, 80, 46)' );
} );
