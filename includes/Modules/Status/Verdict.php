<?php
/**
 * What a check has found.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * Said to a site owner: what is so, what it means for the shop, what to do.
 */
final class Verdict {

	/**
	 * @param string                                $id     Of the check.
	 * @param Level                                 $level  How bad it is.
	 * @param string                                $title  What is so, in a sentence.
	 * @param string                                $text   What it means, and what to do about it.
	 * @param array{label: string, url: string}|null $action Where it is done.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Level $level,
		public readonly string $title,
		public readonly string $text,
		public readonly ?array $action = null,
	) {}

	/**
	 * As sent by the REST API.
	 *
	 * @return array{id: string, level: string, title: string, text: string, action: array{label: string, url: string}|null}
	 */
	public function to_array(): array {
		return array(
			'id'     => $this->id,
			'level'  => $this->level->value,
			'title'  => $this->title,
			'text'   => $this->text,
			'action' => $this->action,
		);
	}
}
