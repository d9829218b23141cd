<?php
/**
 * Result of a check.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * Text for the owner of the site: state, effect on the shop, and remedy.
 */
final class Verdict {

	/**
	 * @param string                                 $id     ID of the check.
	 * @param Level                                  $level  Level.
	 * @param string                                 $title  State in one sentence.
	 * @param string                                 $text   Effect and remedy.
	 * @param array{label: string, url: string}|null $action Link to the remedy.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Level $level,
		public readonly string $title,
		public readonly string $text,
		public readonly ?array $action = null,
	) {}

	/**
	 * Returns the data for the REST API.
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
