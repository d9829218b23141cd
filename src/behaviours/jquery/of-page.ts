/** The part of a jQuery event that is used. */
export interface JQueryEvent extends Event {
	/** Undefined if the event was triggered only by jQuery. */
	readonly originalEvent?: Event;
	readonly target: Element;
	readonly currentTarget: HTMLElement;
	readonly isDefaultPrevented: () => boolean;
}

export type JQueryHandler = ( event: JQueryEvent, ...args: unknown[] ) => void;

/** The part of a jQuery collection that is used. */
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
	/** Blocks and unblocks the UI, if the page has the blockUI plugin. */
	readonly block?: ( look: object ) => unknown;
	readonly unblock?: () => unknown;
}

/** A jQuery plugin method. */
export type Method = ( this: Collection, ...args: never[] ) => unknown;

export interface JQuery {
	/** A function argument is called on `document.ready`. */
	( target: unknown ): Collection;
	readonly fn: Record< string, Method | undefined >;
}

/** The page's jQuery, if it has one. */
export const pageJQuery = (): JQuery | undefined =>
	( window as { jQuery?: JQuery } ).jQuery;
