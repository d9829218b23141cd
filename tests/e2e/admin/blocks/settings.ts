import type { Page } from '@playwright/test';
import { inspector } from '../../steps/editor';
import type { Editor } from './editor';

/** What a setting is given where anything else than another value is wanted, by its label: those named are set first, in this order. */
export type Wanted = Readonly< Record< string, string > >;

/** What became of a block's settings. */
export interface Changed {
	/** The words that were written into them. */
	words: string[];
	/** Labels of those that changed no attribute. */
	idle: string[];
}

interface State extends Changed {
	done: string[];
	/** The label of what asks the server for choices, and has to be typed into. */
	asks: string | null;
}

/**
 * Changes the settings of the chosen block by their own controls, those that come
 * to be seen too, from the last to the first, since the upper ones decide which
 * others there are. It is done within the page: what takes the time of a test is
 * to go there and back for each.
 *
 * @param page         The editor.
 * @param start        Whose settings.
 * @param start.name   Of the block.
 * @param start.wanted Of the row.
 * @param start.done   Labels of those that are left alone.
 */
const changeMost = (
	page: Page,
	start: { name: string; wanted: Wanted; done: string[] }
): Promise< State > =>
	page.evaluate( async ( { name, wanted, done } ) => {
		const { wp } = window as unknown as Editor;
		const all = 'select, textarea, input:not([type="range"])';
		const settings = document.querySelector(
			'[aria-label="Editor settings"]'
		);
		const state: State = { words: [], idle: [], done, asks: null };
		type Control =
			| HTMLInputElement
			| HTMLSelectElement
			| HTMLTextAreaElement;
		const attributes = () =>
			JSON.stringify(
				wp.data.select( 'core/block-editor' ).getSelectedBlock()
					?.attributes
			);
		const drawn = () =>
			new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		const labelOf = ( control: Control ) =>
			control.labels?.[ 0 ]?.textContent.trim() ??
			control.getAttribute( 'aria-label' ) ??
			'';
		/** What is only for the preview is no setting. */
		const isSaved = ( control: Control ) =>
			control
				.closest( '.components-panel__body' )
				?.querySelector( '.components-panel__body-toggle' )
				?.textContent !== 'Preview';
		const controls = () =>
			[
				...( settings?.querySelectorAll< Control >(
					`.components-panel__body.is-opened :is(${ all })`
				) ?? [] ),
			].filter( isSaved );
		/** Choices that the editor asks the server for. */
		const filled = async ( { options }: HTMLSelectElement ) => {
			for ( let frame = 0; options.length < 2 && frame < 200; frame++ ) {
				await drawn();
			}
		};
		/** As if it was typed: React has its own idea of what a field held. */
		const give = ( control: Control, value: string ) => {
			Object.getOwnPropertyDescriptor(
				Object.getPrototypeOf( control ),
				'value'
			)?.set?.call( control, value );
			for ( const type of [ 'input', 'change' ] ) {
				control.dispatchEvent( new Event( type, { bubbles: true } ) );
			}
		};
		const change = async ( control: Control, label: string ) => {
			if ( control instanceof HTMLSelectElement ) {
				await filled( control );
				const values = [ ...control.options ].map(
					( { value } ) => value
				);
				give(
					control,
					wanted[ label ] ??
						values
							.filter( ( value ) => value !== control.value )
							.pop() ??
						''
				);
			} else if ( control.type === 'checkbox' ) {
				control.click();
			} else if ( control.type === 'number' ) {
				const by = control.value === control.getAttribute( 'max' );
				give(
					control,
					wanted[ label ] ??
						String( Number( control.value ) + ( by ? -1 : 1 ) )
				);
			} else {
				const word = wanted[ label ] ?? `${ name }: ${ label }`;
				state.words.push( word );
				give( control, word );
			}
		};

		settings
			?.querySelectorAll< HTMLElement >(
				'.components-panel__body-toggle[aria-expanded="false"]'
			)
			.forEach( ( toggle ) => toggle.click() );
		for (;;) {
			await drawn();
			const open = controls().filter(
				( control ) => ! state.done.includes( labelOf( control ) )
			);
			const control =
				Object.keys( wanted )
					.map( ( label ) =>
						open.find( ( one ) => labelOf( one ) === label )
					)
					.find( Boolean ) ?? open.pop();
			if ( ! control ) {
				return state;
			}
			const label = labelOf( control );
			state.done.push( label );
			if ( control.getAttribute( 'role' ) === 'combobox' ) {
				return { ...state, asks: label };
			}
			const before = attributes();
			if ( control.value === wanted[ label ] ) {
				continue;
			}
			await change( control, label );
			for ( let frame = 0; attributes() === before; frame++ ) {
				if ( frame === 30 ) {
					state.idle.push( label );
					break;
				}
				await drawn();
			}
		}
	}, start );

/** What WordPress sets of every block. */
const GENERAL = [ 'HTML anchor', 'Additional CSS class(es)' ];

/**
 * Changes every setting of the chosen block.
 *
 * @param page   The editor.
 * @param name   Of the block: its words say whose they are.
 * @param wanted What settings are given.
 */
export async function changeAll(
	page: Page,
	name: string,
	wanted: Wanted
): Promise< Changed > {
	const changed: Changed = { words: [], idle: [] };
	let done = GENERAL;
	for (;;) {
		const state = await changeMost( page, { name, wanted, done } );
		changed.words.push( ...state.words );
		changed.idle.push( ...state.idle );
		done = state.done;
		if ( state.asks === null ) {
			return changed;
		}
		const field = inspector( page ).getByRole( 'combobox', {
			name: state.asks,
			exact: true,
		} );
		await field.fill( wanted[ state.asks ] ?? 'Velvet Cushion' );
		await page
			.getByRole( 'option', {
				name: wanted[ state.asks ] ?? 'Velvet Cushion',
			} )
			.click();
	}
}
