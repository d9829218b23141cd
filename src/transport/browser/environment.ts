import { storageOf } from './local-storage';
import { isOnPage, language } from './on-page';

/** What the transport has of a browser. Tests bring their own. */
export interface Environment {
	fetch: typeof window.fetch;
	/** Milliseconds since the epoch. */
	now: () => number;
	online: () => boolean;
	/** As `document.cookie` has them. */
	cookies: () => string;
	/** The language of the page, as `de-DE`; empty: it says none. */
	language: () => string;
	/** Whether an element of the page matches. */
	isOnPage: ( selector: string ) => boolean;
	/** Null where the browser denies it. */
	storage: Pick< Storage, 'getItem' | 'setItem' > | null;
	/** Null where the browser has none. */
	channel: ( ( name: string ) => BroadcastChannel ) | null;
	/** Hears an event of the window. Returns the unsubscriber. */
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
