import { storageOf } from './storage/local-storage';
import { isOnPage, language } from './on-page';

/** The browser APIs the transport uses, replaceable in tests. */
export interface Environment {
	fetch: typeof window.fetch;
	/** Milliseconds since the epoch. */
	now: () => number;
	online: () => boolean;
	/** The value of `document.cookie`. */
	cookies: () => string;
	/** The page's language, such as `de-DE`; empty if not set. */
	language: () => string;
	/** Whether an element of the page matches. */
	isOnPage: ( selector: string ) => boolean;
	/** Null if the browser denies it. */
	storage: Pick< Storage, 'getItem' | 'setItem' > | null;
	/** Null if not supported. */
	channel: ( ( name: string ) => BroadcastChannel ) | null;
	/** Listens for a window event. Returns the unsubscribe function. */
	listen: < Type extends keyof WindowEventMap >(
		type: Type,
		listener: ( event: WindowEventMap[ Type ] ) => void
	) => () => void;
}

/** The environment of a window. */
export const browserEnvironment = (
	view: Window & typeof globalThis = window
): Environment => ( {
	fetch: view.fetch.bind( view ),
	now: () => view.Date.now(),
	online: () => view.navigator.onLine,
	cookies: () => view.document.cookie,
	language,
	isOnPage,
	storage: storageOf( view ),
	channel:
		'BroadcastChannel' in view
			? ( name ) => new view.BroadcastChannel( name )
			: null,
	listen: ( type, listener ) => {
		view.addEventListener( type, listener );
		return () => view.removeEventListener( type, listener );
	},
} );
