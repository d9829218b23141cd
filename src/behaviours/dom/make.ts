import { setAttribute } from './attributes';

/**
 * Creates an element.
 *
 * @param name       Tag name.
 * @param attributes Attribute values; null: no such attribute.
 * @param children   Child nodes; strings are text, not HTML.
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
