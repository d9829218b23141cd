/** The used parts of gettext-parser, which has no types. */
declare module 'gettext-parser' {
	interface Message {
		msgctxt?: string;
		msgid: string;
		msgid_plural?: string;
		/** Translations by plural form; empty if untranslated. */
		msgstr: string[];
		comments?: { flag?: string; reference?: string };
	}

	interface Catalog {
		/** Values by lowercase name. */
		headers: Record< string, string >;
		/** Messages by context, then by text. */
		translations: Record< string, Record< string, Message > >;
	}

	export const po: { parse( text: string ): Catalog };
}
