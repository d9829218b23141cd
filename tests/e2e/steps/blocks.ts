import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { closeInserter, foundAs, search } from './editor';

/** A block with its inner blocks, as a template has them. */
type Template = [ string, object?, Template[]? ];

interface Block {
	clientId: string;
}

/** An entry of the inserter. */
interface Item {
	name: string;
	title: string;
	isDisabled: boolean;
	initialAttributes: object;
	innerBlocks?: Template[];
}

/** Globals of the editor that are used here. */
interface Editor {
	wp: {
		blocks: {
			createBlock: (
				name: string,
				attributes: object,
				inner: Block[]
			) => Block;
			createBlocksFromInnerBlocksTemplate: (
				template: Template[]
			) => Block[];
		};
		data: {
			select: ( store: string ) => {
				getBlockInsertionPoint: () => {
					rootClientId?: string;
					index: number;
				};
				getBlockRootClientId: ( id: string ) => string | null;
				getBlockIndex: ( id: string ) => number;
				getInserterItems: ( root: string ) => Item[];
			};
			dispatch: ( store: string ) => {
				insertBlock: (
					block: Block,
					index: number,
					root: string
				) => void;
			};
		};
	};
}

/**
 * Inserts the block that the inserter lists under a title, where the inserter would
 * insert it: after the selected block, or in the nearest block around it that allows
 * it. Does not draw the inserter, which takes the browser longer than most tests' own
 * steps; every block is found and inserted with it in
 * `tests/e2e/admin/blocks/every-block.spec.ts`.
 *
 * @param page  The editor.
 * @param title Title of the block or variation.
 */
export async function insert( page: Page, title: string ): Promise< void > {
	await page.waitForLoadState();
	const listed = await page.evaluate( ( wanted ) => {
		const { blocks, data } = ( window as unknown as Editor ).wp;
		const editor = data.select( 'core/block-editor' );
		let { rootClientId: root = '', index } =
			editor.getBlockInsertionPoint();
		const itemsIn = ( parent: string ) =>
			editor
				.getInserterItems( parent )
				.filter(
					( item ) => item.title === wanted && ! item.isDisabled
				);
		let items = itemsIn( root );
		while ( root && ! items.length ) {
			index = editor.getBlockIndex( root ) + 1;
			root = editor.getBlockRootClientId( root ) ?? '';
			items = itemsIn( root );
		}
		const [ item ] = items;
		if ( item && items.length === 1 ) {
			data.dispatch( 'core/block-editor' ).insertBlock(
				blocks.createBlock(
					item.name,
					item.initialAttributes,
					blocks.createBlocksFromInnerBlocksTemplate(
						item.innerBlocks ?? []
					)
				),
				index,
				root
			);
		}
		return items.map( ( { name } ) => name );
	}, title );
	expect( listed, `the inserter lists “${ title }” once` ).toHaveLength( 1 );
}

/**
 * Selects a block of the canvas by focus, as a keyboard does: a click may hit the toolbar
 * of the block selected before, which floats over its neighbors.
 *
 * @param block The block; its content may be inert.
 */
export async function selectBlock( block: Locator ): Promise< void > {
	await block.focus();
	await expect( block ).toHaveClass( /is-selected/ );
}

/** Searches a block by its title in the inserter, and inserts it with the inserter. */
export async function findAndInsert(
	page: Page,
	title: string
): Promise< void > {
	await search( page, title );
	await foundAs( page, title )
		// With the keyboard, which loads no preview.
		.press( 'Enter' );
	await closeInserter( page );
}
