/** As much of a jQuery event as is read. */
export interface JQueryEvent extends Event {
	/** Undefined where a script has triggered it by jQuery alone. */
	readonly originalEvent?: Event;
	readonly target: Element;
	readonly currentTarget: HTMLElement;
	readonly isDefaultPrevented: () => boolean;
}

export type JQueryHandler = ( event: JQueryEvent, ...args: unknown[] ) => void;

/** As much of a jQuery collection as is used. */
export interface Collection {
	readonly length: number;
	readonly [ index: number ]: Element | undefined;
	on( events: string, handler: JQueryHandler ): unknown;
	on( events: string, selector: string, handler: JQueryHandler ): unknown;
	readonly trigger: ( event: string, args?: unknown[] ) => unknown;
	readonly triggerHandler: ( event: string, args?: unknown[] ) => unknown;
	data(): Record< string, unknown >;
	data( name: string, value?: unknown ): unknown;
	readonly find: ( selector: string ) => Collection;
	readonly closest: ( selector: string ) => Collection;
	readonly get: () => Element[];
	readonly html?: ( html: string ) => unknown;
	/** Covers it, and takes that off, where the page has jQuery's plugin for it. */
	readonly block?: ( look: object ) => unknown;
	readonly unblock?: () => unknown;
}

/** A method of every collection. */
export type Method = ( this: Collection, ...args: never[] ) => unknown;

export interface JQuery {
	/** A function is called when the document is ready. */
	( target: unknown ): Collection;
	readonly fn: Record< string, Method | undefined >;
}

/** The page's jQuery, if it has one. */
export const pageJQuery = (): JQuery | undefined =>
	( window as { jQuery?: JQuery } ).jQuery;
