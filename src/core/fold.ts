/** Lower case, without accents, so that "cafe" finds "Café". */
export const fold = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /ß/g, 'ss' )
		.toLowerCase();
