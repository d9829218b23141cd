import type { Page } from '@playwright/test';

/** What is the same of a block when it is opened again. */
export interface Block {
	name: string;
	attributes: Record< string, unknown >;
	isValid: boolean;
}

interface Tree extends Block {
	clientId: string;
	innerBlocks: Tree[];
}

/** The document of the editor, as far as it is used here. */
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

/** Which block is selected: its id in this editor; empty: none. */
export const selected = ( page: Page ): Promise< string > =>
	page.evaluate(
		() =>
			( window as unknown as Editor ).wp.data
				.select( 'core/block-editor' )
				.getSelectedBlock()?.clientId ?? ''
	);

/**
 * All blocks of the page, each before those in it.
 *
 * @param page    The editor.
 * @param content What was saved, to be read as the editor does; otherwise what is on the page.
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
 * Has other blocks on the page, as its code editor does.
 *
 * @param page    The editor.
 * @param content As it would be saved.
 */
export const replace = ( page: Page, content: string ): Promise< void > =>
	page.evaluate( ( html ) => {
		const { wp } = window as unknown as Editor;
		wp.data
			.dispatch( 'core/editor' )
			.resetEditorBlocks( wp.blocks.parse( html ) );
	}, content );

/**
 * Chooses a block; without one, what is inserted stands at the end of the page. The
 * editor focuses the block a moment later, which closes a menu that is open by then:
 * that is waited for.
 *
 * @param page  The editor.
 * @param which The first block of that name, or with that anchor.
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
 * Puts blocks into the chosen one, which stays chosen.
 *
 * @param page    The editor.
 * @param content As it would be saved.
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

/** Whether the editor takes a block onto a page by itself, from the inserter or the clipboard. */
export const takesAlone = ( page: Page, name: string ): Promise< boolean > =>
	page.evaluate(
		( block ) =>
			( window as unknown as Editor ).wp.data
				.select( 'core/block-editor' )
				.canInsertBlockType( block, '' ),
		name
	);
