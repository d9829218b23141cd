import type { Variation } from '../../../../contract/types';
import { choicesOf, fieldsOf, nameOf } from '../fields';
import { parseTrustedHtml } from './html';

type Listed = Pick< Variation, 'attributes' | 'variation_is_active' >;

/** Storage for the original options of a field. */
export interface Memory {
	readonly get: ( select: HTMLSelectElement ) => string | undefined;
	readonly set: ( select: HTMLSelectElement, html: string ) => void;
}

/** Index of the first option after the placeholder. */
const BEHIND_PLACEHOLDER = 1;

const kept = new WeakMap< HTMLSelectElement, string >();

/** The storage without jQuery. */
const ownMemory: Memory = kept;

/** The field as it was printed. */
const printed = (
	select: HTMLSelectElement,
	memory: Memory
): HTMLSelectElement => {
	let html = memory.get( select );
	if ( ! html ) {
		const copy = select.cloneNode( true ) as HTMLSelectElement;
		for ( const option of copy.options ) {
			option.removeAttribute( 'attached' );
			option.disabled = false;
		}
		html = copy.innerHTML;
		memory.set( select, html );
	}
	const fresh = document.createElement( 'select' );
	fresh.append( parseTrustedHtml( html, fresh ) );
	return fresh;
};

/** Decodes HTML entities in the list's values. */
const plain = ( value: string ): string =>
	value.includes( '&' )
		? new DOMParser().parseFromString( value, 'text/html' ).body.textContent
		: value;

const agrees = (
	{ attributes }: Listed,
	chosen: Readonly< Record< string, string > >,
	but: string
): boolean =>
	Object.entries( attributes ).every(
		( [ name, value ] ) =>
			name === but ||
			! value ||
			! chosen[ name ] ||
			chosen[ name ] === value
	);

const attach = (
	options: HTMLOptionElement[],
	name: string,
	variations: readonly Listed[]
): void => {
	for ( const { attributes, variation_is_active: active } of variations ) {
		const value = attributes[ name ];
		if ( value === undefined ) {
			continue;
		}
		const wanted = plain( value );
		const meant = wanted
			? options
					.filter( ( option ) => option.value === wanted )
					.slice( 0, 1 )
			: options.slice( BEHIND_PLACEHOLDER );
		for ( const { classList } of meant ) {
			classList.add( 'attached' );
			if ( active ) {
				classList.add( 'enabled' );
			}
		}
	}
};

/**
 * Limits the options of a field to those the other choices allow.
 *
 * @return Whether its chosen option is gone.
 */
const offer = (
	select: HTMLSelectElement,
	variations: readonly Listed[],
	memory: Memory
): boolean => {
	const { value } = select;
	const fresh = printed( select, memory );
	const options = [ ...fresh.options ];
	attach( options, nameOf( select ), variations );
	const attached = options.filter( ( { classList } ) =>
		classList.contains( 'attached' )
	);
	const stays = attached.some(
		( option ) =>
			option.value === value && option.classList.contains( 'enabled' )
	);
	const isBare =
		Boolean( value ) && stays && select.dataset.show_option_none === 'no';
	const begin = isBare ? 0 : BEHIND_PLACEHOLDER;
	options.forEach( ( option, place ) => {
		const isPlaceholder = place < BEHIND_PLACEHOLDER;
		if ( isPlaceholder ? isBare : ! attached.includes( option ) ) {
			option.remove();
		}
	} );
	select.replaceChildren( ...fresh.childNodes );
	[ ...select.options ].slice( begin ).forEach( ( option ) => {
		option.disabled = ! option.classList.contains( 'enabled' );
	} );
	select.value = stays ? value : '';
	return Boolean( value ) && ! stays;
};

/**
 * Limits each field of the engine's own form to the options that the other
 * choices allow, with the classes of its script. A choice that is no longer
 * available is cleared, which fires a change event.
 *
 * @param memory Storage for the original options.
 * @see readings 30
 */
export const showEngineOptions = (
	form: Element,
	variations: readonly Listed[],
	memory: Memory = ownMemory
): void => {
	const chosen = choicesOf( form );
	for ( const select of fieldsOf( form ) ) {
		const name = nameOf( select );
		const gone = offer(
			select,
			variations.filter( ( one ) => agrees( one, chosen, name ) ),
			memory
		);
		if ( gone ) {
			select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	}
};
