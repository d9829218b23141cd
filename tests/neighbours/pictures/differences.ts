/** An intended visual difference right after Vitrine's activation. */
export interface PictureDifference {
	/** Theme it applies to; all by default. */
	theme?: string;
	/** Viewport width it applies to; all by default. */
	width?: number;
	/** Pages it applies to, by name. */
	page: RegExp;
	/** Lines, as `unlike()` returns them. */
	line: RegExp;
	/** Why this is intended or harmless. */
	reason: string;
}

/** All known differences. Remove those that no longer occur in their theme and width. */
export const PICTURE_DIFFERENCES: readonly PictureDifference[] = [];
