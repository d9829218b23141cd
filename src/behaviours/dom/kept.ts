import { setAttribute } from './attributes';

const kept = new WeakMap< Element, Map< string, string | null > >();

/** Saves attributes of an element, unless some are saved already. */
export const keepAttributes = (
	element: Element,
	names: readonly string[]
): void => {
	if ( ! kept.has( element ) ) {
		kept.set(
			element,
			new Map(
				names.map( ( name ) => [ name, element.getAttribute( name ) ] )
			)
		);
	}
};

/** Restores the saved attributes of an element. */
export const restoreAttributes = ( element: Element ): void => {
	kept
		.get( element )
		?.forEach( ( value, name ) => setAttribute( element, name, value ) );
	kept.delete( element );
};
