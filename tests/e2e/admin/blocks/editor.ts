import type { Page } from '@playwright/test';

/** Properties of a block that are the same after it is reopened. */
export interface Block {
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
}

interface Tree extends Block {
	clientId: string;
	innerBlocks: Tree[];
}

/** Globals of the editor that are used here. */
export interface Editor {
	wp: {
		blocks: { parse: ( html: string ) => Tree[] };
		data: {
			select: ( store: string ) => {
				getBlocks: () => Tree[];
				getSelectedBlock: () => Tree | null;
				canInsertBlockType: ( name: string, root: string ) => boolean;
			};
			dispatch: ( store: string ) => {
				selectBlock: ( id: string ) => void;
				insertBlocks: (
					blocks: Tree[],
					index: number,
					parent: string | undefined,
					select: boolean
				) => void;
				clearSelectedBlock: () => void;
				resetEditorBlocks: ( blocks: Tree[] ) => void;
			};
		};
	};
}

/** Returns the client ID of the selected block; empty: none. */
export const selected = ( page: Page ): Promise< string > =>
	page.evaluate(
		() =>
			( window as unknown as Editor ).wp.data
				.select( 'core/block-editor' )
				.getSelectedBlock()?.clientId ?? ''
	);

/**
 * Returns all blocks of the page, each before its inner blocks.
 *
 * @param page    The editor.
 * @param content Saved content to parse; default: the current blocks.
 */
export const blocksOf = ( page: Page, content?: string ): Promise< Block[] > =>
	page.evaluate( ( saved ) => {
		const { wp } = window as unknown as Editor;
		const flat = ( all: Tree[] ): Block[] =>
			all.flatMap( ( { name, attributes, isValid, innerBlocks } ) => [
				{ name, attributes, isValid },
				...flat( innerBlocks ),
			] );
		return flat(
			saved === undefined
				? wp.data.select( 'core/block-editor' ).getBlocks()
				: wp.blocks.parse( saved )
		);
	}, content );

/**
 * Replaces all blocks of the page, as the code editor does.
 *
 * @param page    The editor.
 * @param content Block markup.
 */
export const replace = ( page: Page, content: string ): Promise< void > =>
	page.evaluate( ( html ) => {
		const { wp } = window as unknown as Editor;
		wp.data
			.dispatch( 'core/editor' )
			.resetEditorBlocks( wp.blocks.parse( html ) );
	}, content );

/**
 * Selects a block; without one, clears the selection, so that blocks are inserted at
 * the end of the page. Waits until the editor has focused the block, which would close
 * an open menu.
 *
 * @param page  The editor.
 * @param which Name or anchor of the block; the first match is selected.
 */
export async function select( page: Page, which?: string ): Promise< void > {
	const id = await page.evaluate( ( name ) => {
		const { wp } = window as unknown as Editor;
		const editor = wp.data.dispatch( 'core/block-editor' );
		const flat = ( all: Tree[] ): Tree[] =>
			all.flatMap( ( one ) => [ one, ...flat( one.innerBlocks ) ] );
		if ( ! name ) {
			editor.clearSelectedBlock();
			return '';
		}
		const found = flat(
			wp.data.select( 'core/block-editor' ).getBlocks()
		).find( ( one ) =>
			[ one.name, one.attributes.anchor ].includes( name )
		);
		if ( ! found ) {
			throw new Error( `There is no ${ name } on the page.` );
		}
		editor.selectBlock( found.clientId );
		return found.clientId;
	}, which );
	if ( id ) {
		await page.waitForFunction( ( chosen ) => {
			const canvas =
				document.querySelector< HTMLIFrameElement >(
					'iframe[name="editor-canvas"]'
				)?.contentDocument ?? document;
			return canvas
				.getElementById( `block-${ chosen }` )
				?.contains( canvas.activeElement );
		}, id );
	}
}

/**
 * Inserts blocks into the selected block, which stays selected.
 *
 * @param page    The editor.
 * @param content Block markup.
 */
export const fill = ( page: Page, content: string ): Promise< void > =>
	page.evaluate( ( html ) => {
		const { wp } = window as unknown as Editor;
		wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks(
				wp.blocks.parse( html ),
				0,
				wp.data.select( 'core/block-editor' ).getSelectedBlock()
					?.clientId,
				false
			);
	}, content );

/** Whether the editor allows a block at the top level of a page. */
export const takesAlone = ( page: Page, name: string ): Promise< boolean > =>
	page.evaluate(
		( block ) =>
			( window as unknown as Editor ).wp.data
				.select( 'core/block-editor' )
				.canInsertBlockType( block, '' ),
		name
	);
