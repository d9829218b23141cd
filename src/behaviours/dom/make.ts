import { setAttribute } from './attributes';

/**
 * Makes an element.
 *
 * @param name       Of its tag.
 * @param attributes As markup has them; null: it has none of that name.
 * @param children   What stands in it; a text is no HTML.
 */
export const make = < Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	attributes: Readonly< Record< string, string | null > > = {},
	...children: Array< Node | string >
): HTMLElementTagNameMap[ Name ] => {
	const element = document.createElement( name );
	for ( const [ attribute, value ] of Object.entries( attributes ) ) {
		setAttribute( element, attribute, value );
	}
	element.append( ...children.filter( ( child ) => child !== '' ) );
	return element;
};
