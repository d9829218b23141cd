import {
	getContext,
	getElement,
	store,
	withSyncEvent,
} from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import type { Suggestion } from '../../src/contract/types';
import { isBlank, moveActive, pressSearch } from '../../src/core/site/search';
import { createSuggester } from './suggest';

interface Context {
	/** Whether the field or the dialog is open. */
	open: boolean;
	items: readonly Suggestion[];
	/** Index of the suggestion selected by keys; -1: none. */
	active: number;
	/** Announced number of suggestions. */
	status: string;
	url: string;
	/** Prefix of the suggestions' ids. */
	id: string;
	/** Texts for one, several and no suggestions; with `%d`. */
	texts: readonly [ string, string, string ];
	item: Suggestion;
}

const rootOf = () => getElement().ref?.closest( '.vitrine-search' );
const fieldOf = ( root = rootOf() ) =>
	root?.querySelector< HTMLInputElement >( '.vitrine-search-field' );

const show = ( context: Context, items: readonly Suggestion[] | null ) => {
	const [ one, more, none ] = context.texts;
	const found = items?.length ?? 0;
	const text = found === 1 ? one : more;
	context.items = items ?? [];
	context.active = -1;
	context.status = items
		? ( found ? text : none ).replace( '%d', `${ found }` )
		: '';
};

const close = ( context: Context, root = rootOf() ) => {
	root?.querySelector( 'dialog' )?.close();
	context.open = false;
	show( context, null );
};

const suggester = createSuggester();

const indexOf = ( { items, item }: Context ) =>
	items.findIndex( ( { url } ) => url === item.url );

/** @see spec 2.9, 5.12 */
store( 'vitrine/site-search', {
	state: {
		attach: attach(),
		get isActive() {
			const context = getContext< Context >();
			return indexOf( context ) === context.active;
		},
		get optionId() {
			const context = getContext< Context >();
			return `${ context.id }-${ indexOf( context ) }`;
		},
		get activeId() {
			const { active, id } = getContext< Context >();
			return active < 0 ? null : `${ id }-${ active }`;
		},
		get hasItems() {
			return getContext< Context >().items.length > 0;
		},
		get hasImage() {
			return getContext< Context >().item.image !== '';
		},
	},
	actions: {
		open: withSyncEvent( ( event: Event ) => {
			const dialog = rootOf()?.querySelector( 'dialog' );
			// Without support for dialogs the link leads to the search page.
			if ( dialog && 'showModal' in dialog ) {
				event.preventDefault();
				getContext< Context >().open = true;
				dialog.showModal();
			}
		} ),
		close: () => close( getContext< Context >() ),
		onClose: () => {
			const context = getContext< Context >();
			context.open = false;
			show( context, null );
		},
		onPress: withSyncEvent( ( event: Event ) => {
			const context = getContext< Context >();
			const field = fieldOf();
			// Enter in the field clicks the button, too; it must only submit.
			if ( field?.matches( ':focus' ) ) {
				return;
			}
			const next = pressSearch( context.open, field?.value ?? '' );
			if ( next !== 'submit' ) {
				event.preventDefault();
				context.open = next === 'open';
				if ( context.open ) {
					// Immediately, because a hidden field cannot be focused.
					rootOf()?.classList.add( 'is-open' );
					field?.focus();
				}
			}
		} ),
		onSubmit: withSyncEvent( ( event: Event ) => {
			const field = fieldOf();
			if ( isBlank( field?.value ?? '' ) ) {
				event.preventDefault();
				field?.focus();
			}
		} ),
		onInput: () => {
			const context = getContext< Context >();
			suggester( context.url, fieldOf()?.value ?? '', ( items ) =>
				show( context, items )
			);
		},
		onKey: withSyncEvent( ( event: KeyboardEvent ) => {
			const context = getContext< Context >();
			const { items, active } = context;
			const next = moveActive( active, items.length, event.key );
			if ( next !== null ) {
				event.preventDefault();
				context.active = next;
			} else if ( event.key === 'Enter' && items[ active ] ) {
				event.preventDefault();
				window.location.assign( items[ active ].url );
			} else if ( event.key === 'Escape' && context.open ) {
				event.preventDefault();
				close( context );
				rootOf()
					?.querySelector< HTMLElement >( '.vitrine-search-open' )
					?.focus();
			}
		} ),
		onLeave: ( { relatedTarget }: FocusEvent ) => {
			const root = rootOf();
			if (
				relatedTarget instanceof Node &&
				! root?.contains( relatedTarget )
			) {
				close( getContext< Context >(), root );
			}
		},
	},
} );
