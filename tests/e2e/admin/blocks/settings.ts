import type { Page } from '@playwright/test';
import { inspector } from '../../steps/editor';
import type { Editor } from './editor';

/** Values of settings by label. These are set first, in this order; other settings get any new value. */
export type Wanted = Readonly< Record< string, string > >;

/** Result of changing the settings of a block. */
export interface Changed {
	/** Entered texts. */
	words: string[];
	/** Labels of settings that changed no attribute. */
	idle: string[];
}

interface State extends Changed {
	done: string[];
	/** Label of a combobox with options from the server, which must be typed into; null: none. */
	asks: string | null;
}

/**
 * Changes the settings of the selected block with their controls, including controls
 * that appear meanwhile, from the last to the first, since the first ones control
 * which others exist. Stops at a combobox. Runs within the page, since one round trip
 * per control would be slow.
 *
 * @param page         The editor.
 * @param start        Arguments for the page.
 * @param start.name   Name of the block.
 * @param start.wanted Values by label.
 * @param start.done   Labels of settings to skip.
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
		/** Whether a control is saved, unlike those in the Preview panel. */
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
		/** Waits for options that the editor loads from the server. */
		const filled = async ( { options }: HTMLSelectElement ) => {
			for ( let frame = 0; options.length < 2 && frame < 200; frame++ ) {
				await drawn();
			}
		};
		/** Enters a value with the native setter, since React tracks the value of a field. */
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

/** Settings that WordPress adds to every block. */
const GENERAL = [ 'HTML anchor', 'Additional CSS class(es)' ];

/**
 * Changes every setting of the selected block.
 *
 * @param page   The editor.
 * @param name   Name of the block, used in the entered texts.
 * @param wanted Values by label.
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
