/** Something that looks otherwise with Vitrine on the first day, on purpose. */
export interface PictureDifference {
	/** In which theme; in all without it. */
	theme?: string;
	/** At which width; at all without it. */
	width?: number;
	/** On which pages, by their names. */
	page: RegExp;
	/** Which lines, as `unlike()` writes them. */
	line: RegExp;
	/** Why that is right, or at least not wrong. */
	reason: string;
}

/** Every difference that is known. What stands here and is not seen in a theme and at a width that it is for is to be taken out. */
export const PICTURE_DIFFERENCES: readonly PictureDifference[] = [];
