import { setAttribute } from '../dom/attributes';

/** Ends the id of a field's hint, which describes the field whatever is wrong with it. */
export const HINT = '_hint';

export const isHint = ( id: string ): boolean => id.endsWith( HINT );

/** The ids of what describes a control. */
export const idsOf = ( control: Element ): string[] =>
	( control.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( Boolean );

/** Says what describes a control. */
export const describe = ( control: Element, ids: readonly string[] ): void =>
	setAttribute( control, 'aria-describedby', ids.join( ' ' ) || null );
