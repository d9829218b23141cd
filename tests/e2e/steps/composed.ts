import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { selectBlock } from './blocks';
import { inspector } from './editor';

/** A block in the editor, by its name without the namespace. */
export const part = ( canvas: FrameLocator, name: string ): Locator =>
	canvas.locator( `[data-type="vitrine/${ name }"]` );

export const blockTools = ( page: Page ): Locator =>
	page.getByRole( 'toolbar', { name: 'Block tools' } );

/** Selects a block by its name without the namespace. */
export const choose = ( canvas: FrameLocator, name: string ): Promise< void > =>
	selectBlock( part( canvas, name ) );

/** Sets a label of the selected block. */
export const say = (
	page: Page,
	label: string,
	text: string
): Promise< void > =>
	inspector( page )
		.getByRole( 'textbox', { name: label, exact: true } )
		.fill( text );

/** Opens the options menu of the selected block and returns it. */
export const openMenu = async ( page: Page ): Promise< Locator > => {
	await blockTools( page ).getByRole( 'button', { name: 'Options' } ).click();
	const menu = page.getByRole( 'menu', { name: 'Options' } );
	await expect(
		menu.getByRole( 'menuitem', { name: /^Copy/ } ).first()
	).toBeVisible();
	return menu;
};

export const remove = ( menu: Locator ): Locator =>
	menu.getByRole( 'menuitem', { name: /^Delete/ } );

/** Names of the inner blocks, in order. */
export const namesIn = ( around: Locator ): Promise< Array< string | null > > =>
	around
		.locator( '> [data-type]' )
		.evaluateAll( ( blocks ) =>
			blocks.map( ( one ) => one.getAttribute( 'data-type' ) )
		);
