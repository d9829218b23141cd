/** What is used of gettext-parser, which comes without types. */
declare module 'gettext-parser' {
	interface Message {
		msgctxt?: string;
		msgid: string;
		msgid_plural?: string;
		/** A translation for each plural form; empty: there is none. */
		msgstr: string[];
		comments?: { flag?: string; reference?: string };
	}

	interface Catalog {
		/** Names in lower case. */
		headers: Record< string, string >;
		/** By context, then by text. */
		translations: Record< string, Record< string, Message > >;
	}

	export const po: { parse( text: string ): Catalog };
}
