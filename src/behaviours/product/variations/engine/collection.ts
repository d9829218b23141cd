/** As much of a jQuery event as a form uses. */
export interface JQueryEvent {
	readonly originalEvent?: Event;
	readonly target: EventTarget;
	readonly preventDefault: () => void;
}

export type Handler = ( event: JQueryEvent, ...args: unknown[] ) => void;

/** As much of a jQuery collection as a form uses. */
export interface Collection {
	readonly length: number;
	readonly [ index: number ]: Element;
	on( events: string, handler: Handler ): unknown;
	on( events: string, selector: string, handler: Handler ): unknown;
	readonly trigger: ( event: string, args?: unknown[] ) => unknown;
	readonly data: ( name: string, value?: unknown ) => unknown;
	readonly find: ( selector: string ) => Collection;
	readonly closest: ( selector: string ) => Collection;
	readonly get: () => Element[];
}

/** A method of every collection. */
export type Method = ( this: Collection, ...args: never[] ) => unknown;

export interface JQuery {
	( target: Element | Element[] | null ): Collection;
	readonly fn: Record< string, Method | undefined >;
}

/** The page's jQuery, if it has one. */
export const pageJQuery = (): JQuery | undefined =>
	( window as { jQuery?: JQuery } ).jQuery;
